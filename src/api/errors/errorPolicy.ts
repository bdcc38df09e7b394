import type { ApiError } from './apiError'
import { CODE } from './errorCodes'

/** Which invalid-activity page a gate leads to (spec 2 §4: closed and not-in-name-list show the ended variant). */
export type Gate = 'end' | 'not-start' | 'invalid'

/**
 * What happens on a failure:
 * - `logout`: the session ends; `gate`: the invalid-activity page shows, with a toast only where `shouldToast`; `toast`: the message shows for 2 s;
 * - `caller`: the caller handles it (captcha, booking), see `CallOptions`; `silent`: nothing is shown.
 */
export type Handling = { readonly as: 'logout' } | { readonly as: 'gate'; readonly gate: Gate; readonly shouldToast: boolean } | { readonly as: 'toast' } | { readonly as: 'caller' } | { readonly as: 'silent' }

const logout: Handling = { as: 'logout' }
const toast: Handling = { as: 'toast' }
const caller: Handling = { as: 'caller' }
const silent: Handling = { as: 'silent' }
const gate = (to: Gate, shouldToast = false): Handling => ({ as: 'gate', gate: to, shouldToast })

/** The codes that do something else than show the server's message as a toast (spec 1 §8, spec 2 §8). Every other code is a toast, known or not. */
const POLICY: ReadonlyMap<number, Handling> = new Map([
  [CODE.tokenParsingFailed, logout],
  [CODE.tokenEmpty, logout],
  [CODE.activityClosed, gate('end')],
  [CODE.activityNotStarted, gate('not-start')],
  [CODE.activityEnded, gate('end')],
  [CODE.activityNotStartedOrEnded, gate('invalid')],
  // A toast (spec 1 §8) over the ended page (spec 2 §8), which does not say why.
  [CODE.userNotInNameList, gate('end', true)],
])

/** How a failure is handled. `tolerated` are the codes that the caller handles by itself. */
export function handlingOf(error: ApiError, tolerated: readonly number[] = []): Handling {
  if (error.kind === 'aborted') return silent
  if (error.kind !== 'business') return toast
  if (tolerated.includes(error.errCode)) return caller
  return POLICY.get(error.errCode) ?? toast
}
