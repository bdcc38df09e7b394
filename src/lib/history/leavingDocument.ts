/** A document that has not gone by then stays: another app has taken the address, or a download has begun (ms). */
const LEAVING_MS = 1_500

let until = 0
window.addEventListener('pageshow', () => (until = 0))

/** For `externalNavigation`: the way to another document begins now. */
export const markLeaving = (): void => void (until = performance.now() + LEAVING_MS)

/** How long yet the document is on its way out (ms), 0 when it stays. A step in the history would call its leaving off. */
export const leavingFor = (): number => Math.max(0, until - performance.now())
