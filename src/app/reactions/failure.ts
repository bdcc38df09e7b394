import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { isApiError, type ApiError } from '@/api/errors/apiError'
import type { CallOptions } from '@/api/baseQuery'
import { handlingOf, type Handling } from '@/api/errors/errorPolicy'

export type Failure = {
  readonly error: ApiError
  readonly handling: Handling
  readonly isMutation: boolean
  readonly suppressToast: boolean
  /** The activity that the call was about, null or '' where none was known; undefined for a call that names none. */
  readonly sourceId: string | null | undefined
}

type Asked = { readonly sourceId?: string | null }
/** A campaign's call has what all of them send in `request` (`services/candle`). */
type Meta = { readonly arg?: { readonly type?: unknown; readonly originalArgs?: (Asked & { readonly request?: Asked }) | null }; readonly baseQueryMeta?: CallOptions }

const isRejection = isRejectedWithValue()

/** The failed call that an action reports, and what its policy says; null for any other action and for background calls. */
export function failureOf(action: unknown): Failure | null {
  if (!isRejection(action) || !action.type.startsWith(`${api.reducerPath}/`) || !isApiError(action.payload)) return null
  const { arg, baseQueryMeta } = action.meta as Meta
  if (baseQueryMeta?.isBackground) return null
  return { error: action.payload, handling: handlingOf(action.payload, baseQueryMeta?.tolerates), isMutation: arg?.type === 'mutation', suppressToast: baseQueryMeta?.suppressToast === true, sourceId: (arg?.originalArgs?.request ?? arg?.originalArgs)?.sourceId }
}

/** A page shows its own loading failure, unless the backend sent a message (spec 2 §8). */
export function shouldToast(action: UnknownAction): boolean {
  const failure = failureOf(action)
  return failure?.handling.as === 'toast' && !failure.suppressToast && (failure.isMutation || failure.error.kind === 'business')
}

export function hasClosedGate(action: UnknownAction): boolean {
  return failureOf(action)?.handling.as === 'gate'
}
