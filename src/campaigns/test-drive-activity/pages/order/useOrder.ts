import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { describeError } from '@/api/describeError'
import type { LivePage } from '@/blocks/definePage'
import { selectIsLoggedIn, selectToken, type WithSession } from '@/features/session'
import { selectIsAutoLoginPending } from '@/features/login'
import { poll } from '@/lib/poll'
import { parseQuery } from '@/lib/query'
import { usePageRestored } from '@/lib/usePageRestored'
import { openDialog } from '@/ui/overlay/openDialog'
import { toast } from '@/ui/feedback/toast'
import { useChannel } from '../../activity/channel'
import { orderPath, PATH, withoutOrder } from '../../activity/paths'
import { useActivity } from '../../activity/useActivity'
import { useCancelTestDriveOrderMutation, useGetTestDriveOrderQuery } from '../../endpoints'
import { testDriveMessages } from '../../messages'
import { cancelStep, type CancelStep } from '../../rules/cancelStep'
import { hasOrder } from '../../rules/decideTestDriveRoute'
import type { OrderActions, OrderData } from './orderData'

/** While the order waits to be confirmed: every 5 s, for two minutes. */
const POLLING = { every: 5_000, atMost: 24 } as const
const CONFIRMED = 1

export function useOrder(): LivePage<OrderData, OrderActions> {
  const activity = useActivity()
  const sourceId = activity.status === 'ready' ? activity.sourceId : ''
  const { search } = useLocation()
  const orderNo = parseQuery(search).get('orderNo') ?? undefined
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { data: order, error, isFetching, refetch } = useGetTestDriveOrderQuery({ sourceId, orderNo }, { skip: sourceId === '' || isHostLoggingIn, refetchOnMountOrArgChange: true })
  const [cancelCall] = useCancelTestDriveOrderMutation()
  const store = useStore<WithSession>()
  const channel = useChannel()
  const navigate = useNavigate()
  const [isCancelling, setCancelling] = useState(false)
  const isRunning = useRef(false)
  const [now] = useState(() => Date.now())
  usePageRestored(() => sourceId !== '' && void refetch())

  // From here on it is this order, also when it is over: asked for without its number, the backend names one in progress.
  const found = order?.orderNo ?? ''
  useEffect(() => {
    if (orderNo === undefined && found !== '') void navigate(orderPath(search, found), { replace: true })
  }, [orderNo, found, navigate, search])

  const askAgain = useEffectEvent(() => (document.hidden ? Promise.reject(new Error('hidden')) : refetch().unwrap()))
  const isWaiting = order?.isWaiting === true
  useEffect(() => {
    if (!isWaiting) return
    const signal = { aborted: false }
    void poll(() => askAgain(), (answer) => !answer.isWaiting, { ...POLLING, signal })
    return () => {
      signal.aborted = true
    }
  }, [isWaiting])

  /** The order as it is now. Where the backend has not said that anything changed, and nothing has, the person is told that it did not work. */
  const showAnew = async (step: CancelStep) => {
    const { data: current, isSuccess } = await refetch()
    if (step === 'unclear' && isSuccess && current.canCancel) toast.error(describeError(null))
  }

  /** Two steps (spec 2 §4): what the backend says of it, then, if the person agrees, the cancelling itself. */
  const cancel = async (of: string) => {
    if (isRunning.current) return
    isRunning.current = true
    setCancelling(true)
    const token = selectToken(store.getState())
    try {
      const first = await cancelCall({ sourceId, orderNo: of, secondConfirm: 1 })
      if (!first.data) return
      const step = cancelStep(1, first.data)
      if (step !== 'ask') return await showAnew(step)
      const { keep, confirm } = testDriveMessages.read().order
      setCancelling(false)
      const answer = await openDialog({ title: first.data.confirmMsg, actions: [{ label: keep }, { label: confirm }] })
      // The question was about the order of whoever was here then.
      if (answer !== CONFIRMED || selectToken(store.getState()) !== token) return
      setCancelling(true)
      const second = await cancelCall({ sourceId, orderNo: of, secondConfirm: 2 })
      if (second.data) await showAnew(cancelStep(2, second.data))
      else void refetch()
    } finally {
      isRunning.current = false
      setCancelling(false)
    }
  }

  if (activity.status !== 'ready') return activity
  if (!order) return error && !isFetching ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
  const exists = hasOrder({ isLoggedIn, hasDuty: order.hasDuty }) || (isLoggedIn && order.orderNo !== '')
  const actions: OrderActions = {
    cancel: () => cancel(order.orderNo),
    book: () => void navigate(PATH.booking + withoutOrder(search), { replace: true }),
    back: () => void navigate(PATH.entry + withoutOrder(search)),
  }
  return { status: 'ready', rawConfig: activity.page.pageConfigs['orderDetailPageConfig'], data: { order: exists ? order : undefined, channel, isCancelling, now: now + activity.page.clockAhead }, actions }
}
