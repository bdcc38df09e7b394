import { createElement, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isApiError } from '@/api/errors/apiError'
import { handlingOf } from '@/api/errors/errorPolicy'
import { definePage, type LivePage } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectIsAutoLoginPending } from '@/features/login'
import { redirectedToOrder, selectTestDrive } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { useActivity, useOrderInProgress, usePageChannel } from '../activity/useActivity'
import { RoadScene } from '../art/RoadScene'
import { testDriveMessages } from '../messages'
import { TestDriveSkeleton, useHomeHead } from '../TestDriveSkeleton'
import { decideTestDriveRoute, needsOrder, ORDER_PAGE, STAY } from '../rules/route'

const NO_ORDER = 2

/** The campaign's entry has no screen: it leads on (spec 2 §2.1). */
export const page = definePage({
  kind: 'redirect',
  config: {},
  fixtures: { default: null },
  actionNames: [],
  useLive: useEntry,
  View: EntrySkeleton,
  Skeleton: EntrySkeleton,
  cover: { Scene: RoadScene, useLine: () => useMessages(testDriveMessages).home.subline.common },
})

/** Where the entry leads, once activity and order are known. */
function useEntry(): LivePage<null, Record<string, never>> {
  const { pending, page: loaded, askedId } = useActivity()
  const { isLoggedIn, order, error, isPending, refetch } = useOrderInProgress(askedId)
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  const { hasJumpedToOrder } = useSelector(selectTestDrive)
  const dispatch = useDispatch()
  const { open } = useCampaignNavigate()
  usePageChannel()
  const isLeaving = isApiError(error) && ['gate', 'logout'].includes(handlingOf(error).as)
  const isKnown = !pending && !isHostLoggingIn && !(isPending && needsOrder(loaded.rule)) && !isLeaving

  useEffect(() => {
    if (!isKnown && askedId !== null) return
    const { leaveMsgMark, testRideMark } = loaded.rule
    // An order that cannot be loaded keeps no user from booking: a second booking leads to the first one's order.
    const route = askedId === null ? 'home' : decideTestDriveRoute({ leaveMsgMark, testRideMark, isLoggedIn, hasDuty: order?.hasDuty ?? NO_ORDER, hasJumpedToOrder })
    const isOrder = route === ORDER_PAGE
    if (isOrder) dispatch(redirectedToOrder())
    open(route, { params: { orderNo: isOrder && order ? order.orderNo : null }, replace: true, ...(route === 'home' && askedId !== null && { state: STAY }) })
    // oxlint-disable-next-line react/exhaustive-deps -- decided once all is known; what the decision itself changes must not decide again
  }, [isKnown, loaded, askedId])

  if (isLeaving) return { status: 'failed', error, retry: () => void refetch() }
  return pending && askedId !== null ? pending : { status: 'loading' }
}

/** It leads to one of several pages: what it shows is of all of them. */
function EntrySkeleton() {
  return createElement(TestDriveSkeleton, { ...useHomeHead(), scene: createElement(RoadScene) })
}
