import { isRefusal, type Refusal } from './apiError'
import { handlingOf } from './errorPolicy'

/** What a call of RTK Query resolves to: a mutation's trigger, or a query's `initiate`. */
export type CallResult<Result> = { readonly data?: Result | undefined; readonly error?: unknown }

/**
 * What a reply means for the action that was sent: a draw, a payment, an answer. `known`: it was done. `refused`: it was not done; `leaves`: the refusal is a gate, whose
 * page is about to open. `held`: the session has ended: the result is asked for after the next login. `lost`: no reply that can be read; it may have been done or not.
 */
type CallOutcome<Result> =
  | { readonly kind: 'known'; readonly result: Result }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly leaves: boolean }
  | { readonly kind: 'held' }
  | { readonly kind: 'lost' }

export function callOutcome<Result>({ data, error }: CallResult<Result>, tolerates: readonly number[] = []): CallOutcome<Result> {
  if (data !== undefined) return { kind: 'known', result: data }
  if (!isRefusal(error)) return { kind: 'lost' }
  const { as } = handlingOf(error, tolerates)
  return as === 'logout' ? { kind: 'held' } : { kind: 'refused', refusal: error, leaves: as === 'gate' }
}
