/** Between two askings of the same because the page is seen again (ms): a user who switches between two apps returns many times a minute. */
export const RETURN_INTERVAL_MS = 4_000

/** A page that comes back fires several events at once (ms). */
const BURST_MS = 500

/** Calls back when asked, but not again within `ms`: what is asked for meanwhile is done once, at the end of that time, on a page that is seen. */
export function throttle(ms: number, callback: () => void): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = 0
  let isWanted = false
  const end = () => {
    timer = undefined
    if (isWanted && !document.hidden) ask()
  }
  const ask = () => {
    if (timer !== undefined) {
      isWanted ||= Date.now() - askedAt > BURST_MS
      return
    }
    timer = setTimeout(end, ms)
    askedAt = Date.now()
    isWanted = false
    callback()
  }
  return { ask, stop: () => clearTimeout(timer) }
}
