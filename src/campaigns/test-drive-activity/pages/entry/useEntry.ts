import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { isApiError } from '@/api/apiError'
import { handlingOf } from '@/api/errorPolicy'
import type { LivePage } from '@/blocks/definePage'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { orderJumpedTo, selectTestDrive } from '@/features/testDrive'
import { usePageRestored } from '@/lib/usePageRestored'
import { orderPath, PATH, withoutOrder } from '../../activity/paths'
import { useActivity } from '../../activity/useActivity'
import { useSourceId } from '../../activity/useSourceId'
import { useGetTestDriveOrderQuery } from '../../endpoints'
import { decideTestDriveRoute } from '../../rules/decideTestDriveRoute'
import { STAY } from '../home/useHome'

const NO_ORDER = 2

/** Where the entry leads, once activity and order are known. */
export function useEntry(): LivePage<null, Record<string, never>> {
  const sourceId = useSourceId()
  const activity = useActivity()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  const order = useGetTestDriveOrderQuery({ sourceId: sourceId ?? '' }, { skip: !isLoggedIn || sourceId === null, refetchOnMountOrArgChange: true })
  const { hasJumpedToOrder } = useSelector(selectTestDrive)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()

  usePageRestored(() => void (isLoggedIn && order.refetch()))

  const isWaiting = activity.status === 'loading' || isHostLoggingIn || (isLoggedIn && order.isFetching)
  const page = activity.status === 'ready' && !isWaiting && !isRedirecting(order.error) ? activity.page : undefined

  useEffect(() => {
    const goTo = (path: string, state?: object) => void navigate(path, { replace: true, state })
    const query = withoutOrder(search)
    if (sourceId === null) return goTo(PATH.home + query)
    if (!page) return
    const { leaveMsgMark, testRideMark } = page.rule
    // An order that cannot be had does not keep anybody from booking: a second booking leads to the first one's order.
    const route = decideTestDriveRoute({ leaveMsgMark, testRideMark, isLoggedIn, hasDuty: order.data?.hasDuty ?? NO_ORDER, hasJumpedToOrder })
    if (route === 'home') return goTo(PATH.home + query, STAY)
    if (route !== 'orderInfo') return goTo({ appointmentGuide: PATH.guide, retainedCapital: PATH.lead, appointmentDrivingTest: PATH.booking }[route] + query)
    dispatch(orderJumpedTo())
    goTo(orderPath(query, order.data?.orderNo ?? ''))
    // oxlint-disable-next-line react/exhaustive-deps -- decided once all is known; what the decision itself changes must not decide again
  }, [page, sourceId])

  if (activity.status === 'failed' && sourceId !== null) return activity
  return isRedirecting(order.error) ? { status: 'failed', error: order.error, retry: () => void order.refetch() } : { status: 'loading' }
}

function isRedirecting(error: unknown): boolean {
  return isApiError(error) && ['gate', 'logout'].includes(handlingOf(error).as)
}
