import { useMemo } from 'react'
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import { refusedPage, type ActivityPage, type ActivityRequest, type CallArg } from '@/services/candle'
import { useActivityRequest } from './useActivityRequest'

/** The hook that RTK Query makes of a `page` call without arguments of its own. */
export type UsePageQuery<Page> = TypedUseQuery<Page, CallArg<undefined>, typeof baseQuery>

export type AskedPage<Page> = {
  /** Also behind a refusal that the campaign shows by itself (spec 2 §4). */
  readonly page: Page | undefined
  readonly request: ActivityRequest
  /** Of the last try; gone while another is on its way. */
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<{ readonly error?: unknown }>
}

/** A campaign's page call. What the user earned or did on one page must show on the others, so each page asks anew when it is opened. */
export function useActivityPage<Page extends ActivityPage>(useQuery: UsePageQuery<Page>): AskedPage<Page> {
  const request = useActivityRequest()
  // oxlint-disable-next-line react/hooks -- a campaign has one page call
  const { data, error, isFetching, refetch } = useQuery({ request, args: undefined }, { refetchOnMountOrArgChange: true })
  const page = useMemo(() => refusedPage(error, data) ?? data, [error, data])
  return { page, request, error: isFetching ? undefined : error, isFetching, refetch }
}
