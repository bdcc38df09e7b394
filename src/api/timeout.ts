/** Spec 1 §9. */
export const PAGE_LOAD_TIMEOUT_MS = 120_000

/** For a mutation (ms): the user has pressed a button and waits, so the button is enabled again after this time. The specification names no limit for these. */
export const ANSWER_TIMEOUT_MS = 20_000

export type TimeoutSignal = { readonly signal: AbortSignal; readonly hasTimedOut: () => boolean; readonly release: () => void }

/** A signal that aborts with the caller's own, or after the limit (milliseconds), and knows which of them it was. */
export function withTimeout(outer: AbortSignal, limit: number): TimeoutSignal {
  const controller = new AbortController()
  let hasTimedOut = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    hasTimedOut = true
    abort()
  }, limit)
  if (outer.aborted) abort()
  outer.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    hasTimedOut: () => hasTimedOut,
    release: () => {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
    },
  }
}
