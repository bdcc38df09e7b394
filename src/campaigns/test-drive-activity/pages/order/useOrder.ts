import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import { isRefusal } from '@/api/errors/apiError'
import { toastError } from '@/api/errors/toastError'
import { addToCalendar } from '@/campaigns/test-drive-activity/pages/order/addToCalendar'
import type { LivePage } from '@/blocks/definePage'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn, selectToken, type WithSession } from '@/features/session'
import { redirectedToOrder, useServerNow } from '@/features/testDrive'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { resolveWithin } from '@/lib/time/resolveWithin'
import { poll } from '@/lib/time/poll'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import { parseQuery } from '@/lib/url/query'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { usePageReturned } from '@/lib/page/usePageReturned'
import { openDialog } from '@/ui/overlay/openDialog'
import { ORDER_TIMEOUT_MS, useActivity, usePageChannel } from '../../activity/useActivity'
import { useCancelTestDriveOrderMutation, useGetTestDriveOrderQuery } from '../../api'
import { testDriveMessages } from '../../messages'
import { cancelStep } from '../../rules/afterSending'
import { hasOrder, ORDER_PAGE } from '../../rules/route'
import type { OrderActions, OrderData } from './index'

/** While the order waits to be confirmed: every 5 s, for two minutes. */
export const POLLING = { every: 5_000, atMost: 24 } as const
const CONFIRMED = 1
/** How long the order waits for marketing's picture behind it (ms). */
const PICTURE_TIMEOUT_MS = 1_000

export function useOrder(): LivePage<OrderData, OrderActions> {
  const { pending, page: { pageConfigs }, askedId: sourceId } = useActivity({ isBackdrop: true })
  const { pathname, search } = useLocation()
  const orderNo = parseQuery(search).get('orderNo') ?? undefined
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { data: order, error, isFetching, isUninitialized, refetch } = useGetTestDriveOrderQuery(sourceId !== null && isLoggedIn && !isHostLoggingIn ? { sourceId, orderNo } : skipToken, { refetchOnMountOrArgChange: true })
  const channel = usePageChannel()
  const dispatch = useDispatch<AppLinkDispatch>()
  const { open } = useCampaignNavigate()
  const logIn = useLoginLauncher()
  const now = useServerNow()
  const isPictureLate = useHasTimedOut(PICTURE_TIMEOUT_MS)
  usePageReturned(() => void (!isUninitialized && refetch()))
  const { isCancelling, cancel } = useCancel(async () => {
    const answer = await resolveWithin(refetch(), ORDER_TIMEOUT_MS)
    return answer?.isSuccess === true && answer.data.canCancel
  })

  // From here on it is this order, also when it is over: asked for without its number, the backend names one in progress.
  const found = order?.orderNo ?? ''
  useEffect(() => {
    if (orderNo === undefined && found !== '') open(ORDER_PAGE, { params: { orderNo: found }, replace: true })
  }, [orderNo, found, open])

  const askAgain = useEffectEvent(() => (document.hidden ? Promise.reject(new Error('hidden')) : refetch()))
  const isWaiting = order?.status === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const signal = { aborted: false }
    // A refusal ends it: its words are told once, not again and again.
    void poll(() => askAgain(), ({ data, error: failure }) => isRefusal(failure) || (data !== undefined && data.status !== 'waiting'), { ...POLLING, signal })
    return () => {
      signal.aborted = true
    }
  }, [isWaiting])

  // The order outlives its activity, of which the page has the picture alone (spec 2 §2.1).
  if (pending && (sourceId === null || (pending.status === 'loading' && !isPictureLate))) return pending
  const retry = () => {
    void refetch()
    if (pending?.status === 'failed') pending.retry()
  }
  // Without a user there is no order (spec 2 §3, hasDuty 2), and the address is open to all (spec 2 §2.3).
  const isLoggedOut = !isLoggedIn && !isHostLoggingIn
  if (!order && !isLoggedOut) return error && !isFetching ? { status: 'failed', error, retry } : { status: 'loading' }
  const exists = order !== undefined && isLoggedIn && (hasOrder({ isLoggedIn, hasDuty: order.hasDuty }) || order.orderNo !== '')
  const actions: OrderActions = {
    login: () => logIn({ to: pathname + search }),
    cancel: () => cancel({ sourceId: sourceId ?? '', orderNo: found }),
    book: () => open('appointmentDrivingTest', { params: { orderNo: null }, replace: true }),
    back: () => {
      // However the user came here: the entry does not lead back to what has just been left (spec 2 §4).
      dispatch(redirectedToOrder())
      open('', { params: { orderNo: null } })
    },
    openApp: () => dispatch(openAppLink('callCar')),
    call: (phone) => externalNavigation.assign(`tel:${phone}`),
    addToCalendar: (event) => addToCalendar(event, testDriveMessages.read().calendar),
  }
  return { status: 'ready', rawConfig: pageConfigs['orderDetailPageConfig'], data: { order: exists ? order : undefined, isLoggedOut, channel, isCancelling, now }, actions }
}

type OrderKey = { readonly sourceId: string; readonly orderNo: string }

/** Cancelling in two steps (spec 2 §4): what the backend says of it, then, if the user agrees, the cancelling itself. `canStill`: whether the order, as it is afterwards, can still be cancelled. */
function useCancel(canStill: () => Promise<boolean>) {
  const [call] = useCancelTestDriveOrderMutation()
  const store = useStore<WithSession>()
  const { isBusy: isCancelling, run } = useSingleFlight()
  const isMounted = useMountedRef()

  /** One step; what is to be asked, undefined where nothing is. The call has made the order stale, so the page waits for the one that is on its way. */
  const take = async (order: OrderKey, secondConfirm: 1 | 2): Promise<string | undefined> => {
    const { data } = await call({ ...order, secondConfirm })
    const step = data && cancelStep(secondConfirm, data)
    if (!step || !isMounted.current) return undefined
    if (step === 'ask') return data.confirmMsg
    // Where the backend has not said that anything changed, and nothing has, the user is told that it did not work.
    if ((await canStill()) && step === 'unclear') await toastError(null)
    return undefined
  }

  const cancel = async (order: OrderKey) => {
    const token = selectToken(store.getState())
    const title = await run(() => take(order, 1))
    if (title === undefined) return
    const { keep, cancel: confirm } = testDriveMessages.read().order
    const answer = await openDialog({ title, actions: [{ label: keep, kind: 'primary' }, { label: confirm, kind: 'secondary' }] })
    // The question was about the order of the user who was here then.
    if (answer === CONFIRMED && selectToken(store.getState()) === token) await run(() => take(order, 2))
  }
  return { isCancelling, cancel }
}
