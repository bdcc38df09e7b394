import { isRefusal, type Refusal } from '@/api/errors/apiError'
import { handlingOf } from '@/api/errors/errorPolicy'

/** What RTK Query's trigger of a campaign's call resolves to. */
export type DrawReply<Result> = { readonly data?: Result | undefined; readonly error?: unknown }

/**
 * What a reply means for its draw. `known`: it was made. `refused`: it was not made and no chance is used; `leaves`: the refusal is a gate, whose
 * page is about to open. `held`: the session has ended: the result is asked for after the next login. `lost`: no reply; it may have been made or not.
 */
type DrawAnswer<Result> =
  | { readonly kind: 'known'; readonly result: Result }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly leaves: boolean }
  | { readonly kind: 'held' }
  | { readonly kind: 'lost' }

export function drawAnswer<Result>({ data, error }: DrawReply<Result>, tolerates: readonly number[] = []): DrawAnswer<Result> {
  if (data !== undefined) return { kind: 'known', result: data }
  if (!isRefusal(error)) return { kind: 'lost' }
  const { as } = handlingOf(error, tolerates)
  return as === 'logout' ? { kind: 'held' } : { kind: 'refused', refusal: error, leaves: as === 'gate' }
}
