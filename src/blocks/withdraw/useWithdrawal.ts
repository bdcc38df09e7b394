import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import {
  amountTyped, followWithdrawal, outcomeClosed, selectCashInvite, selectOwner, selectRefusal, withdrawalOf, withdrawalRequested, withdrawAnswer, withdrawPageOpened,
  type Refusal, type Stage, type WithCashInvite, type WithdrawAnswer, type WithdrawOrder, type WithdrawReply,
} from '@/features/cashInvite' // prettier-ignore
import type { WithEntry } from '@/features/entry'
import type { WithSession } from '@/features/session'
import { makeRequestId } from '@/lib/requestId'
import { toTypedAmount } from './validateAmount'

type State = WithCashInvite & WithEntry & WithSession

/** The campaign's call. It must be safe to make again with the same order, and its words are left to this page (`suppressToast`). */
export type SendWithdrawal = (order: WithdrawOrder) => ThunkAction<Promise<WithdrawReply>, unknown, Transport, UnknownAction>

type Options = {
  readonly send: SendWithdrawal
  /** The balance is another one now. */
  readonly onMoneyMoved: () => void
  readonly onRefused: (refusal: Refusal) => void
}

/** One run of asking; aborted when the page has gone. */
type Following = { aborted: boolean } | null

export type WithdrawalDesk = {
  /** False until it is known whose withdrawal this is: nothing is typed or sent before. */
  readonly isReady: boolean
  readonly stage: Stage
  readonly typed: string
  readonly type: (text: string) => void
  /** Sends a new order, under a new name. Nothing while another one is under way, however often it is tapped. */
  readonly order: (cents: number) => void
  /** Asks after an order whose outcome is not known. */
  readonly askAgain: () => void
  /** Leaves an outcome that has been told. */
  readonly close: () => void
}

/** One user's withdrawal from the first key to its outcome; a reload in between changes nothing. */
export function useWithdrawal({ send, onMoneyMoved, onRefused }: Options): WithdrawalDesk {
  const store = useStore<State>()
  const dispatch = useDispatch<ThunkDispatch<State, Transport, UnknownAction>>()
  const owner = useSelector(selectOwner)
  const { typed, stage } = withdrawalOf(useSelector(selectCashInvite), owner)
  const following = useRef<Following>(null)
  const stageNow = () => withdrawalOf(selectCashInvite(store.getState()), owner).stage

  const ask = async (order: WithdrawOrder): Promise<WithdrawAnswer> => {
    // Another tab may have logged another user in before this page has gone: it is not their money. What is on its way then ends with the session.
    if (selectOwner(store.getState()) !== owner) return { kind: 'lost' }
    const { data, error } = await dispatch(send(order))
    return withdrawAnswer({ data, error: selectRefusal(store.getState(), order) ?? error })
  }
  const follow = (order: WithdrawOrder, isFirst: boolean) => {
    const signal = { aborted: false }
    following.current = signal
    void followWithdrawal(order, isFirst, { ask, dispatch, moneyMoved: onMoneyMoved, refused: onRefused, signal }).then(() => {
      if (following.current === signal) following.current = null
    })
  }
  const stopFollowing = () => {
    if (following.current) following.current.aborted = true
    following.current = null
  }

  /** At once, also between two tries that the page makes by itself. */
  const askAgain = () => {
    const now = stageNow()
    if (now.step !== 'confirming' || (now.isAsking && following.current)) return
    stopFollowing()
    follow(now.order, false)
  }

  useLayoutEffect(() => void dispatch(withdrawPageOpened()), [dispatch])
  const resume = useEffectEvent(askAgain)
  const leave = useEffectEvent(stopFollowing)
  useEffect(() => {
    const askNow = () => resume()
    askNow()
    window.addEventListener('online', askNow)
    return () => {
      leave()
      window.removeEventListener('online', askNow)
    }
  }, [])

  return {
    isReady: owner !== null,
    stage,
    typed,
    type: (text) => owner !== null && dispatch(amountTyped({ owner, typed: toTypedAmount(text) })),
    order: (cents) => {
      if (owner === null || following.current || stageNow().step !== 'editing') return
      const order = { requestId: makeRequestId(), cents }
      dispatch(withdrawalRequested({ owner, order }))
      follow(order, true)
    },
    askAgain,
    close: () => {
      stopFollowing()
      dispatch(outcomeClosed())
    },
  }
}
