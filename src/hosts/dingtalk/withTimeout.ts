import { parseBridgeError, timedOut } from './bridgeError'

/**
 * How long a bridge may take (ms). Its own channel waits for ever (spec 1 §7: time-out none, -1), so a page would hang on a host that does not
 * answer. A picker is open for as long as somebody reads it.
 */
export const LIMIT = { call: 5_000, configuration: 10_000, person: 600_000 } as const

/** What the work comes to, as its value or as a `BridgeError`: 408 once the limit has passed. What comes twice or late is dropped. */
export function withTimeout<T>(work: () => Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), milliseconds)
    const settled = <V>(settle: (value: V) => void) => (value: V) => {
      clearTimeout(timer)
      settle(value)
    }
    // A chain of its own, so that work which throws before it has a promise rejects as well.
    Promise.resolve()
      .then(work)
      .then(settled(resolve), settled((thrown: unknown) => reject(parseBridgeError(thrown))))
  })
}
