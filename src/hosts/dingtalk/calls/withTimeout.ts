import { parseBridgeError, timedOut } from './bridgeError'

/**
 * How long a bridge may take (ms). Its own channel waits for ever (spec 1 §7: time-out none, -1), so a page would hang on a host that does not
 * answer. `user` is for calls that wait for the user, such as a picker.
 */
export const LIMIT = { call: 5_000, configuration: 10_000, user: 600_000 } as const

/** The work's value, or its failure as a `BridgeError`: 408 after the limit. A second or late answer is dropped. */
export function withTimeout<T>(work: () => Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), milliseconds)
    const settled = <V>(settle: (value: V) => void) => (value: V) => {
      clearTimeout(timer)
      settle(value)
    }
    // In a `then`, so that work which throws synchronously rejects as well.
    Promise.resolve()
      .then(work)
      .then(settled(resolve), settled((thrown: unknown) => reject(parseBridgeError(thrown))))
  })
}
