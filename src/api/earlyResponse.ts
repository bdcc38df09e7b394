/** A call that the document started while the bundles were still loading (see `src/document/boot.ts`). */
export type EarlyCall = { readonly url: string; readonly response: Promise<Response> }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own type
  interface Window {
    __early?: EarlyCall | undefined
  }
}

/** The reply that the document has already requested for this address, once; a second call asks the network. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const early = window.__early
  if (early?.url !== url) return undefined
  window.__early = undefined
  return early.response
}
