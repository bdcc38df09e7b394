import type { UnknownAction } from '@reduxjs/toolkit'
import { poll } from '@/lib/poll'
import { outcomeAsked, outcomeLost, outcomeReceived, withdrawalRefused } from './cashInviteSlice'
import type { WithdrawOrder } from './withdrawal'
import type { Refusal, WithdrawAnswer } from './withdrawAnswer'

/** Before each time that a withdrawal of unknown outcome is asked after (ms). Then the user decides when to ask. */
export const ASK_PAUSES: readonly number[] = [1_500, 3_000, 6_000]

/** How a withdrawal that is under way is watched: closely at first, then now and then for as long as a bank may take while the page is open. */
export const WATCH: readonly { readonly every: number; readonly atMost: number }[] = [
  { every: 3_000, atMost: 20 },
  { every: 15_000, atMost: 240 },
]

type Follower = {
  /** Sends the order. The same order again asks how it stands. Never rejects. */
  readonly ask: (order: WithdrawOrder) => Promise<WithdrawAnswer>
  /** What is heard is written down also after the page has gone. */
  readonly dispatch: (event: UnknownAction) => unknown
  /** The balance is another one now. */
  readonly moneyMoved: () => void
  readonly refused: (refusal: Refusal) => void
  readonly signal: { readonly aborted: boolean }
}

/**
 * Sends an order and follows it until its outcome is known, or the page has gone. `isFirst` tells an order that was never sent from one
 * that may have been: being turned away at the door undoes only the first.
 */
export async function followWithdrawal(order: WithdrawOrder, isFirst: boolean, { ask, dispatch, moneyMoved, refused, signal }: Follower): Promise<void> {
  const { requestId } = order
  let isNew = isFirst
  for (const pause of [0, ...ASK_PAUSES]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    dispatch(outcomeAsked({ requestId }))
    const answer = await ask(order)
    if (answer.kind === 'known') {
      dispatch(outcomeReceived({ requestId, withdrawal: answer.withdrawal }))
      if (signal.aborted) return
      moneyMoved()
      if (answer.withdrawal.status === 'processing') await watch(order, { ask, dispatch, moneyMoved, signal })
      return
    }
    if (answer.kind === 'refused' || (answer.kind === 'turnedAway' && isNew)) {
      dispatch(withdrawalRefused({ requestId }))
      if (answer.refusal && !signal.aborted) refused(answer.refusal)
      return
    }
    isNew = false
    if (signal.aborted) return
    dispatch(outcomeLost({ requestId }))
    if (answer.kind === 'turnedAway') return
  }
}

async function watch(order: WithdrawOrder, { ask, dispatch, moneyMoved, signal }: Omit<Follower, 'refused'>): Promise<void> {
  for (const round of WATCH) {
    const last = await poll(() => ask(order), hasEnded, { ...round, signal })
    if (signal.aborted) return
    if (last?.kind !== 'known' || !hasEnded(last)) continue
    dispatch(outcomeReceived({ requestId: order.requestId, withdrawal: last.withdrawal }))
    // What failed is back in the balance.
    return moneyMoved()
  }
}

const hasEnded = (answer: WithdrawAnswer): boolean => answer.kind === 'known' && answer.withdrawal.status !== 'processing'
