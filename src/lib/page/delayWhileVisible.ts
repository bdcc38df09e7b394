import { RETURN_INTERVAL_MS } from '../time/throttle'

/** A pause between two attempts (ms). On a hidden page it lasts until the page is visible again, and a return ends it early, but not for those who return at once. */
export function delayWhileVisible(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const earliest = Date.now() + Math.min(ms, RETURN_INTERVAL_MS)
    let hasPassed = false
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
      resolve()
    }
    const seen = () => {
      if (!document.hidden && (hasPassed || Date.now() >= earliest)) end()
    }
    const timer = setTimeout(() => {
      hasPassed = true
      seen()
    }, ms)
    document.addEventListener('visibilitychange', seen)
  })
}
