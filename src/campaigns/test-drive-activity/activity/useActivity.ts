import { skipToken } from '@reduxjs/toolkit/query'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { ReactReduxContext, useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { entryRead, readEntry, selectEntry, selectSourceId, type WithEntry } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { useOwnShareButton } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { useIsOverdue } from '@/lib/time/useIsOverdue'
import { usePageRestored } from '@/lib/page/usePageRestored'
import { useGetTestDriveOrderQuery, useGetTestDrivePageQuery, type TestDrivePage } from '../api'
import { testDriveMessages } from '../messages'
import { hasOrder } from '../rules/route'

/** Common users are offered test drives, Member users purchases, under another title and with nothing to share (spec 2 §6). */
export type PassengerChannel = 'common' | 'member'

const MEMBER = 2

const channelOf = (passengerChannel: number | undefined): PassengerChannel => (passengerChannel === MEMBER ? 'member' : 'common')

/** Hides the host's own share button for a Member user. */
export function usePassengerChannel(): PassengerChannel {
  const channel = channelOf(useSelector(selectEntry).passengerChannel)
  // The host's own button would share the page all the same.
  useOwnShareButton(channel === 'member')
  return channel
}

/** The channel for a page. It titles the document also while the page loads, and where that fails. */
export function usePageChannel(): PassengerChannel {
  const channel = usePassengerChannel()
  const title = useMessages(testDriveMessages).title[channel]
  // Before the title that marketing set, which the page's frame gives in an effect.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return channel
}

/** The channel for a skeleton. A document has one too, which is drawn without a store: for the passengers that most are. */
export function useSkeletonChannel(): PassengerChannel {
  const state = useContext(ReactReduxContext)?.store.getState() as Partial<WithEntry> | undefined
  return channelOf(state?.entry?.passengerChannel)
}

/** The activity that this page is about. The home leads to several, so here the address names it, back and forward too; the store follows. */
function useSourceId(): string | null {
  const { search } = useLocation()
  const stored = useSelector(selectSourceId)
  const named = readEntry(search, '').sourceId ?? null
  const dispatch = useDispatch()
  useEffect(() => {
    if (named !== null && named !== stored) dispatch(entryRead({ sourceId: named }))
  }, [dispatch, named, stored])
  return named ?? stored
}

type Pending = Exclude<LivePage<never, never>, { readonly status: 'ready' }>

const NOTHING: TestDrivePage = {
  activity: { sourceId: '', activityId: '', beginTime: '', endTime: '', cities: [] },
  rule: { windows: [], carName: '', testRideMark: 0, leaveMsgMark: 0, rewadConfigMark: 0, jumpLinkMark: 0, jumpLinkUrl: '', limitDay: undefined },
  pageConfigs: {},
  serverTime: '',
}

/**
 * What the backend knows of the activity `askedId`, asked again when the page comes back from the browser's cache (spec 2 §4). While it loads, or where it
 * failed, `pending` says which; `page` is empty and `sourceId` null until then. `isBackdrop`: it is only what stands behind an order, and may be missing.
 */
export function useActivity({ isBackdrop = false } = {}) {
  const askedId = useSourceId()
  const { currentData: page, error, isFetching, refetch } = useGetTestDrivePageQuery(askedId === null ? skipToken : { sourceId: askedId, ...(isBackdrop && { isBackdrop }) })
  const reload = () => void (askedId !== null && refetch())
  usePageRestored(reload)
  const { open } = useCampaignNavigate()
  if (page) return { pending: undefined, page, sourceId: askedId, askedId }
  const hasFailed = askedId === null || (error !== undefined && !isFetching)
  // No activity is named: there is nothing to ask again, but the home leads to all.
  const pending: Pending = hasFailed ? { status: 'failed', error, retry: askedId === null ? () => open('home', { replace: true }) : reload } : { status: 'loading' }
  return { pending, page: NOTHING, sourceId: null, askedId }
}

/** How long a way on waits for the order (ms): longer than a slow answer takes. A user whose order cannot be loaded may still book: a second booking leads to the first one's order. */
export const ORDER_TIMEOUT_MS = 5_000

/** The order in progress of the user who is logged in; without one there is nothing to ask. `isPending`: it is worth waiting for. */
export function useOrderInProgress(sourceId: string | null) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { currentData: data, error, isFetching, isUninitialized, refetch } = useGetTestDriveOrderQuery(isLoggedIn && sourceId !== null ? { sourceId } : skipToken, { refetchOnMountOrArgChange: true })
  usePageRestored(() => void (!isUninitialized && refetch()))
  const isOverdue = useIsOverdue(isFetching, ORDER_TIMEOUT_MS)
  return { isLoggedIn, order: data, hasOrder: data !== undefined && hasOrder({ isLoggedIn, hasDuty: data.hasDuty }), error, isPending: isFetching && !isOverdue, refetch }
}

/** A page's own configuration, completed by parts of the activity's other configurations. */
export function configWith(own: unknown, parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...(typeof own === 'object' && own !== null ? own : {}), ...parts }
}
