import { useEffect, useEffectEvent, useState } from 'react'
import { useIsOverdue } from '@/lib/time/useIsOverdue'

/** How long a request is waited for behind a busy button (ms): the clock of the round runs. An answer that comes later still counts. */
export const ROUND_TIMEOUT_MS = 5_000

/** What RTK Query's hook gives of a page call that tells of the round. */
export type RoundCall = {
  readonly data?: { readonly round: { readonly id: string } | undefined } | undefined
  readonly isFetching: boolean
  /** Of the last request, also while it is under way. */
  readonly requestId?: string | undefined
  readonly error?: unknown
  readonly refetch: () => unknown
}

/**
 * How far the page call has told of a round that has begun: `told`: the round is there, or the call has answered without it, or none has begun;
 * `failed`: no answer came, or none in time. It is asked as soon as a round has begun, where it is not under way by then.
 */
export function useRoundStatus(begun: string | undefined, { data, isFetching, requestId, error, refetch }: RoundCall): 'waiting' | 'failed' | 'told' {
  // `after`: the request that was answered before the round was known says nothing of it.
  const [asked, setAsked] = useState<{ readonly round: string; readonly after: string | undefined }>()
  if (asked?.round !== begun) setAsked(begun === undefined ? undefined : { round: begun, after: isFetching ? undefined : requestId })
  const isKnown = begun === undefined || data?.round?.id === begun
  const isWaiting = !isKnown && (isFetching || asked?.round !== begun || requestId === asked.after)
  const isOverdue = useIsOverdue(isWaiting && requestId, ROUND_TIMEOUT_MS)
  const ask = useEffectEvent(refetch)
  const isUnasked = isWaiting && !isFetching
  useEffect(() => {
    if (isUnasked) ask()
  }, [isUnasked])

  if (isKnown) return 'told'
  if (isWaiting) return isOverdue ? 'failed' : 'waiting'
  return error === undefined ? 'told' : 'failed'
}
