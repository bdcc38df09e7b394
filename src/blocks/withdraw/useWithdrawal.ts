import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import {
  amountTyped, findWithdrawal, followOtherTabs, type withdrawalSynced, outcomeClosed, ownerChanged, repeatWithdrawal, selectCashInvite, selectOwner, selectRefusal, sendWithdrawal, settleWithdrawal, withdrawalAbandoned, withdrawalOf, withdrawalRepeated,
  withdrawalRequested, withdrawalsListed, withdrawAnswer, withdrawPageOpened,
  type Follower, type WithdrawRefusal, type WithdrawStage, type WithCashInvite, type WithdrawOrder, type WithdrawReply,
} from '@/features/cashInvite' // prettier-ignore
import type { WithEntry } from '@/features/entry'
import type { WithSession } from '@/features/session'
import { makeRequestId } from '@/lib/requestId'
import type { Withdrawal } from '@/services/candle'
import { toTypedAmount } from './validateAmount'

type State = WithCashInvite & WithEntry & WithSession

/** The campaign's call. Its words are left to this page (`suppressToast`). */
export type SendWithdrawal = (order: WithdrawOrder) => ThunkAction<Promise<WithdrawReply>, unknown, Transport, UnknownAction>
/** The newest withdrawals of the campaign's list, asked anew each time. */
export type ListWithdrawals = () => ThunkAction<Promise<{ readonly data?: readonly Withdrawal[] | undefined }>, unknown, Transport, UnknownAction>

type Options = {
  readonly send: SendWithdrawal
  readonly list: ListWithdrawals
  /** The time by the server's clock, `YYYY-MM-DD HH:mm:ss`; '' where that is not known. */
  readonly serverTime: () => string
  /** The balance is another one now. */
  readonly onMoneyMoved: () => void
  readonly onRefused: (refusal: WithdrawRefusal) => void
}

export type WithdrawalController = {
  /** False until it is known whose withdrawal this is: nothing is typed or sent before. */
  readonly isReady: boolean
  readonly stage: WithdrawStage
  readonly typed: string
  readonly type: (text: string) => void
  /** Sends a new order, under a new name. Nothing while another one is under way, however often it is tapped. */
  readonly order: (cents: number) => void
  /** Asks the list: for an order whose outcome is not known, and else for what there is already. */
  readonly look: () => void
  /** Sends an order of unknown outcome once more, and looks for it as long as for the first: it may be paid twice. */
  readonly repeat: () => void
  /** Back to the form although the outcome of the order is not known. */
  readonly abandon: () => void
  /** Closes an outcome that has been shown. */
  readonly close: () => void
}

/** One user's withdrawal from the first key to its outcome; a reload in between changes nothing, and each tab tells of it. */
export function useWithdrawal({ send, list, serverTime, onMoneyMoved, onRefused }: Options): WithdrawalController {
  const store = useStore<State>()
  const dispatch = useDispatch<ThunkDispatch<State, Transport, UnknownAction>>()
  const owner = useSelector(selectOwner)
  const { typed, stage } = withdrawalOf(useSelector(selectCashInvite), owner)
  /** One run of asking; aborted when the page has gone. */
  const following = useRef<{ aborted: boolean }>(null)
  const stageNow = () => withdrawalOf(selectCashInvite(store.getState()), owner).stage
  /** Another tab may have logged another user in before this page has gone: it is not their money. What is on its way then ends with the session. */
  const isOwners = () => owner !== null && selectOwner(store.getState()) === owner

  const ask = async (): ReturnType<Follower['list']> => {
    if (!isOwners()) return null
    const { data } = await dispatch(list())
    if (data) dispatch(withdrawalsListed(data.map(({ id }) => id)))
    return data ?? null
  }
  const sendOnce: Follower['send'] = async (order) => {
    if (!isOwners()) return { kind: 'lost' }
    const { data, error } = await dispatch(send(order))
    return withdrawAnswer({ data, error: selectRefusal(store.getState(), order) ?? error })
  }
  const stopFollowing = () => {
    if (following.current) following.current.aborted = true
    following.current = null
  }
  const follow = (run: typeof findWithdrawal, order: WithdrawOrder) => {
    stopFollowing()
    const signal = { aborted: false }
    following.current = signal
    void run(order, { send: sendOnce, list: ask, dispatch, moneyMoved: onMoneyMoved, refused: onRefused, signal }).then(() => {
      if (following.current === signal) following.current = null
    })
  }

  /** At once, also between two times that the page asks by itself. Not while an order is sent once more: that is done, and a refusal of it told. */
  const look = () => {
    if (following.current && selectCashInvite(store.getState()).asking === 'again') return
    const now = stageNow()
    if (now.step === 'confirming' || now.step === 'unknown') follow(findWithdrawal, now.order)
    else if (!following.current) void ask()
  }

  /** What another tab has kept: an order that begins there is looked for here too, and an outcome that is known there is shown here. */
  const hear = useEffectEvent((event: ReturnType<typeof withdrawalSynced>) => {
    const before = stageNow()
    if ((before.step === 'confirming' || before.step === 'unknown') && event.payload.settled === before.order.requestId) return follow((order, follower) => settleWithdrawal(order, event, follower), before.order)
    dispatch(event)
    if (owner !== null && selectCashInvite(store.getState()).others[owner]) dispatch(ownerChanged({ owner }))
    if (before.step === 'editing' && stageNow().step !== 'editing') look()
  })

  useLayoutEffect(() => void dispatch(withdrawPageOpened()), [dispatch])
  useLayoutEffect(() => void (owner !== null && selectCashInvite(store.getState()).others[owner] && dispatch(ownerChanged({ owner }))), [dispatch, store, owner])
  const begin = useEffectEvent(look)
  const leave = useEffectEvent(stopFollowing)
  useEffect(() => {
    if (owner === null) return
    const lookNow = () => begin()
    lookNow()
    window.addEventListener('online', lookNow)
    return () => {
      leave()
      window.removeEventListener('online', lookNow)
    }
  }, [owner])
  useEffect(() => followOtherTabs((event) => hear(event)), [])

  return {
    isReady: owner !== null,
    stage,
    typed,
    type: (text) => owner !== null && dispatch(amountTyped({ owner, typed: toTypedAmount(text) })),
    order: (cents) => {
      if (owner === null || following.current || stageNow().step !== 'editing') return
      const requestId = makeRequestId()
      dispatch(withdrawalRequested({ owner, order: { requestId, cents, sentAt: serverTime() } }))
      const { order } = selectCashInvite(store.getState())
      if (order?.requestId === requestId) follow(sendWithdrawal, order)
    },
    look,
    repeat: () => {
      const now = stageNow()
      if (now.step !== 'unknown') return
      dispatch(withdrawalRepeated(now.order))
      follow(repeatWithdrawal, { ...now.order, isUnknown: false })
    },
    abandon: () => {
      const now = stageNow()
      if (now.step !== 'unknown') return
      stopFollowing()
      dispatch(withdrawalAbandoned(now.order))
    },
    close: () => {
      stopFollowing()
      dispatch(outcomeClosed())
    },
  }
}
