import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { makeRequestId } from '@/lib/requestId'
import { followWithdrawal } from './followWithdrawal'
import { toTypedAmount } from './validateAmount'
import { keptWithdrawal } from './keptWithdrawal'
import { editing, nextStage, type Stage } from './stage'
import type { WithdrawOrder } from './withdrawal'
import type { Refusal, WithdrawAnswer } from './withdrawAnswer'

type Options = {
  /** Whose withdrawal from which activity. */
  readonly owner: string
  readonly ask: (order: WithdrawOrder) => Promise<WithdrawAnswer>
  /** The balance is another one now. */
  readonly onMoneyMoved: () => void
  readonly onRefused: (refusal: Refusal) => void
}

/** One run of asking; aborted when nobody is there to see it. */
type Following = { aborted: boolean } | null

export type WithdrawalDesk = {
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

/** One person's withdrawal from the first key to its outcome; a reload in between changes nothing. */
export function useWithdrawal({ owner, ask, onMoneyMoved, onRefused }: Options): WithdrawalDesk {
  const kept = keptWithdrawal(owner)
  const [typed, setTyped] = useState(() => kept.read().typed)
  const [stage, tell] = useReducer(nextStage, kept.read().order, (order): Stage => (order ? { step: 'confirming', order, isAsking: true } : editing))
  const following = useRef<Following>(null)

  const follow = (order: WithdrawOrder, isFirst: boolean) => {
    if (following.current) return
    const signal = { aborted: false }
    following.current = signal
    const settled = (isMade: boolean) => {
      if (kept.read().order?.requestId !== order.requestId) return
      if (isMade) kept.clear()
      else kept.write({ order: null })
    }
    const moneyMoved = () => {
      setTyped('')
      onMoneyMoved()
    }
    void followWithdrawal(order, isFirst, { ask, tell, settled, moneyMoved, refused: onRefused, signal }).then(() => {
      if (following.current === signal) following.current = null
    })
  }
  const stopFollowing = () => {
    if (following.current) following.current.aborted = true
    following.current = null
  }

  /** At once, also between two tries that the page makes by itself. */
  const askAgain = () => {
    if (stage.step !== 'confirming' || (stage.isAsking && following.current)) return
    stopFollowing()
    follow(stage.order, false)
  }

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
    stage,
    typed,
    type: (text) => {
      const next = toTypedAmount(text)
      setTyped(next)
      kept.write({ typed: next })
    },
    order: (cents) => {
      if (following.current || stage.step !== 'editing') return
      const order = { requestId: makeRequestId(), cents }
      // Kept before it is sent: a page that dies on the way still knows its name.
      kept.write({ order })
      tell({ type: 'ordered', order })
      follow(order, true)
    },
    askAgain,
    close: () => {
      stopFollowing()
      tell({ type: 'closed' })
    },
  }
}
