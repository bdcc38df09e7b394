import { isApiError, type ApiError } from '@/api/errors/apiError'
import { handlingOf } from '@/api/errors/errorPolicy'

/** What a call of a campaign's gives: RTK Query's own. */
export type DrawReply<Result> = { readonly data?: Result | undefined; readonly error?: unknown }

type Refusal = Extract<ApiError, { readonly kind: 'business' }>

/**
 * What a call says of the draw that it was sent for. `refused`: it was not made, and no chance is used; `leaves`: another page is on its way.
 * `held`: the session has ended, so nobody knows yet. `lost`: it may have been made or not.
 */
export type DrawAnswer<Result> =
  | { readonly kind: 'known'; readonly result: Result }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly leaves: boolean }
  | { readonly kind: 'held' }
  | { readonly kind: 'lost' }

export function drawAnswer<Result>({ data, error }: DrawReply<Result>, tolerates: readonly number[] = []): DrawAnswer<Result> {
  if (data !== undefined) return { kind: 'known', result: data }
  if (!isApiError(error) || error.kind !== 'business') return { kind: 'lost' }
  const { as } = handlingOf(error, tolerates)
  return as === 'logout' ? { kind: 'held' } : { kind: 'refused', refusal: error, leaves: as === 'gate' }
}
