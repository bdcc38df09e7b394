import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import { addressArgs, refusedPage, type ActivityPage, type ActivityRequest, type CallArg } from '@/services/candle'
import { isTurnedAway } from './isNotForUser'
import { useActivityRequest } from './useActivityRequest'

/** The hook that RTK Query makes of a `page` call; most have no arguments of their own. */
export type UsePageQuery<Page, Args = undefined> = TypedUseQuery<Page, CallArg<Args>, typeof baseQuery>

type AskedPage<Page, Args> = {
  /** Also behind a refusal that the campaign shows by itself (spec 2 §4). */
  readonly page: Page | undefined
  readonly request: ActivityRequest
  /** Those of `about` that the address gives. */
  readonly args: Args
  /** Names user, activity and what the call is about. */
  readonly asker: string
  /** Of the last try; gone while another is on its way. */
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<{ readonly error?: unknown }>
}

/**
 * A campaign's page call. What the user earned or did on one page must show on the others, so each page asks anew when it is opened. `about`: parameters of the
 * address that the call is about besides activity and user.
 */
export function useActivityPage<Page extends ActivityPage, Args = undefined>(useQuery: UsePageQuery<Page, Args>, about?: readonly (keyof Args & string)[]): AskedPage<Page, Args> {
  const { search } = useLocation()
  const args = (about && addressArgs(search, about)) as Args
  const request = useActivityRequest()
  // oxlint-disable-next-line react/hooks -- a campaign has one page call
  const { data, currentData, error, isFetching, refetch } = useQuery({ request, args }, { refetchOnMountOrArgChange: true })
  const asker = JSON.stringify([request, args])
  const refused = useMemo(() => refusedPage(error, data), [error, data])
  // The query keeps its data over a failure, but not a refusal: the next call that is lost would take its page away, or open an ended activity again.
  const [last, setLast] = useState<{ readonly asker: string; readonly page: Page }>()
  const lastRefused = last?.asker === asker ? last.page : undefined
  const isAnswered = !isFetching && !error
  if (refused !== lastRefused && (refused || isAnswered)) setLast(refused && { asker, page: refused })
  // While refetching, the previous data is shown, also that of another user or address; after an error, only data of the same arguments (design §0.3).
  // A user who may not take part sees no older data at all.
  const known = isTurnedAway(error) ? undefined : (lastRefused ?? (isFetching ? data : currentData))
  return { page: refused ?? known, request, args, asker, error: isFetching ? undefined : error, isFetching, refetch }
}
