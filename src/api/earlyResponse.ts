/** A call that the document started while the bundles were still loading (see `src/document/earlyCall.ts`). */
export type EarlyCall = { readonly url: string; readonly body?: string | undefined; readonly response: Promise<Response> }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own type
  interface Window {
    __early?: EarlyCall | undefined
  }
}

/** The reply to the very same question, where the document has asked it already, once; a second call asks the network. */
export function takeEarlyResponse(url: string, body?: string): Promise<Response> | undefined {
  const early = window.__early
  if (early?.url !== url || early.body !== body) return undefined
  window.__early = undefined
  return early.response
}
