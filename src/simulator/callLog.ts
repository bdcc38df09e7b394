import type { Failure } from './choice'

/** A call that came to a simulated host. `failure` is how it was made to go wrong. */
export type LoggedCall = { readonly method: string; readonly params: unknown; readonly failure: Failure | null }

export type CallLog = { readonly list: () => readonly LoggedCall[]; readonly add: (call: LoggedCall) => void; readonly listen: (listener: () => void) => void }

const LIMIT = 200

/** The newest calls first. */
export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = []
  const listeners: (() => void)[] = []
  return {
    list: () => calls,
    add: (call) => {
      calls = [call].concat(calls).slice(0, LIMIT)
      listeners.forEach((listener) => listener())
    },
    listen: (listener) => void listeners.push(listener),
  }
}
