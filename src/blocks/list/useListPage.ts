import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import { isRedirecting } from '@/blocks/isRedirecting'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import type { Intent } from '@/blocks/intent/intent'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { usePageConfig } from '@/blocks/usePageConfig'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { parseQuery, type Query } from '@/lib/url/query'
import { useNavigate } from '@/lib/history/useNavigate'
import { usePageReturned } from '@/lib/page/usePageReturned'
import { endOf, isLastPageNew, rowsOf, unreadableOf, type ActivityRequest } from '@/services/candle'
import type { ListQueryOptions, ListActions, ListData, RowsQuery } from './listData'
import { listingOf } from './listing/listingOf'
import { useBackoffPolling } from './useBackoffPolling'

export type ListSource<Row, Tab extends string> = {
  /** The page's own part of the activity's configuration: `invitationList` is `invitationListPageConfig`. */
  readonly configKey: string
  /** The first is the one that the page opens with. */
  readonly tabs: readonly [Tab, ...Tab[]]
  /** The campaign's `list` call. */
  readonly useRows: (request: ActivityRequest, tab: Tab, options: ListQueryOptions) => RowsQuery<Row>
  readonly keyOf: (row: Row) => string
  /** Where an empty list leads: a page of the campaign, '' is its home; or, beginning with a slash, an address of another. `query`: the list's own, here and below. */
  readonly exitRoute: string | ((query: Query) => string)
  /** What the page that an empty list leads to does at once: the home of a campaign without a page to share from invites (`INVITE`). */
  readonly exitIntent?: Intent
  /** The page of the campaign, or the address beginning with a slash, that a row leads to, where rows lead somewhere. */
  readonly addressOf?: (row: Row, query: Query) => string
  /** The parameters about the row in that page's address. */
  readonly paramsOf?: (row: Row, query: Query) => Readonly<Record<string, string | number | null>>
  /** What else a row offers, where it leads nowhere. */
  readonly useRowAction?: () => (row: Row) => unknown
  /** A row that becomes another by itself: while one is shown, the list is asked for again from time to time. */
  readonly isMoving?: (row: Row) => boolean
  /** The page of the campaign with the list beside this one. */
  readonly secondaryPath?: string
  /** The page of the campaign that narrows the list, and comes back with what was chosen. */
  readonly filterPath?: string
  /** Its address needs no login (spec 2 §2.3): who is logged out finds the way to it in place of the rows. */
  readonly isOpenToAll?: boolean
}

/** A list that is come back to is asked for again whole up to this many pages; beyond, it stays as it was rather than lose its place. */
const PAGES_REFRESHED = 10

/** Any live list page: one request at a time, the tab in the history, the place kept, asked again when the user comes back. */
export function useListPage<Row, Tab extends string>({ configKey, tabs, useRows, keyOf, exitRoute, exitIntent, secondaryPath = '', filterPath, addressOf, paramsOf, useRowAction, isMoving, isOpenToAll = false }: ListSource<Row, Tab>): LivePage<ListData<Row, Tab>, ListActions<Row, Tab>> {
  const request = useActivityRequest()
  const { open } = useCampaignNavigate()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const query = parseQuery(search)
  const isReturn = useNavigationType() === NavigationType.Pop
  const tab = tabIn(state, tabs)
  const isAutoLoginPending = useSelector(selectIsAutoLoginPending)
  const isLoggedOut = !useSelector(selectIsLoggedIn) && isOpenToAll
  const logIn = useLoginLauncher()
  // oxlint-disable-next-line react/hooks -- a page has one source for its whole life
  const rows = useRows(request, tab, { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false, skip: isAutoLoginPending || isLoggedOut })
  // oxlint-disable-next-line react/hooks -- as above
  const act = useRowAction?.()
  const { currentData, error, isFetching, refetch } = rows
  const { rawConfig } = usePageConfig(configKey)

  const refresh = () => {
    const pages = currentData?.pages.length ?? 0
    return pages > 0 && pages <= PAGES_REFRESHED && !isFetching ? refetch({ refetchCachedPages: true }) : undefined
  }
  usePageReturned(() => void refresh())
  const refreshOnReturn = useEffectEvent(() => {
    if (isReturn) void refresh()
  })
  useEffect(() => refreshOnReturn(), [])

  // Once the page has opened, a tab that fails to load fails alone.
  const [hasOpened, setOpened] = useState(false)
  if (currentData && !hasOpened) setOpened(true)
  const shown = useMemo(() => currentData && { rows: rowsOf(currentData.pages, keyOf), total: currentData.pages.at(-1)?.total, unreadable: unreadableOf(currentData.pages), cents: currentData.pages.at(-1)?.cents }, [currentData, keyOf])
  const hasMore = rows.hasNextPage && currentData !== undefined && isLastPageNew(currentData.pages, keyOf)

  useBackoffPolling(isMoving !== undefined && (shown?.rows.some(isMoving) ?? false), refresh)

  // It steps back to this entry, which then has what was chosen.
  const narrow = () => open(filterPath ?? '', { state: { isAsked: true } })
  const actions: ListActions<Row, Tab> = {
    // In the history, so that coming back finds the tab and not only the place.
    show: (next) => {
      if (next !== tab) void navigate({ pathname, search }, { replace: true, state: { ...(state as object | null), tab: next } })
    },
    more: () => {
      if (hasMore && !isFetching) void rows.fetchNextPage()
    },
    retry: () => void refetch(),
    open: (row) => {
      if (addressOf) open(addressOf(row, query), paramsOf && { params: paramsOf(row, query) })
      else act?.(row)
    },
    leave: () => (exitRoute === filterPath ? narrow() : open(typeof exitRoute === 'string' ? exitRoute : exitRoute(query), exitIntent ? { state: { intent: exitIntent } } : {})),
    openSecondary: () => open(secondaryPath),
    narrow,
    login: () => logIn({ to: pathname + search }),
  }
  if (isLoggedOut && !isAutoLoginPending) return { status: 'ready', rawConfig, data: { tab, listing: { status: 'loggedOut' } }, actions }
  if (!hasOpened && !currentData) return error && !isFetching ? { status: 'failed', error, retry: actions.retry } : { status: 'loading' }
  const listing = listingOf(shown && { ...shown, end: endOf({ ...rows, hasNextPage: hasMore }) }, { error: isRedirecting(error) ? undefined : error, isFetching })
  return { status: 'ready', rawConfig, data: { tab, listing }, actions }
}

function tabIn<Tab extends string>(state: unknown, tabs: readonly [Tab, ...Tab[]]): Tab {
  const named = typeof state === 'object' && state !== null ? (state as { tab?: unknown }).tab : undefined
  return tabs.find((tab) => tab === named) ?? tabs[0]
}
