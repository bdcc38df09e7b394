import type { Failure } from './choice'

/** After every time limit that waits for a machine; the ones that wait for a person are minutes. */
export const LATE = 20_000

/** Why a host says no. */
export type No = 'error' | 'cancel' | 'denied' | 'missing'

/** How a bridge gives its answers. Each may be given at any time and more than once. */
export type Answers = { readonly yes: () => void; readonly no: (reason: No) => void; readonly nonsense: () => void }

/** Answers one call the way it is to go, after `latency` ms at the earliest, as bridges do: never before the caller has gone on. */
export function deliver(failure: Failure | null, latency: number, { yes, no, nonsense }: Answers): void {
  switch (failure) {
    case 'never':
      return
    case 'throw':
      throw new Error('The simulated bridge throws.')
    case 'late':
      setTimeout(yes, latency + LATE)
      return
    case 'malformed':
      setTimeout(nonsense, latency)
      return
    case 'twice':
      setTimeout(yes, latency)
      setTimeout(yes, latency)
      return
    case null:
      setTimeout(yes, latency)
      return
    default:
      setTimeout(() => no(failure), latency)
  }
}
