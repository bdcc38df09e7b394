import type { UnknownAction } from '@reduxjs/toolkit'
import { poll } from '@/lib/time/poll'
import { outcomeAsked, outcomeLost, outcomeReceived, withdrawalRefused } from './cashInviteSlice'
import { rowOfOrder } from './rowOfOrder'
import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'
import type { WithdrawRefusal, WithdrawAnswer } from './withdrawAnswer'

/** Before each further time that the list is asked for a withdrawal of unknown outcome (ms): a gateway may take a while after its answer was lost. Then the user decides. */
export const WITHDRAWAL_RETRY_DELAYS_MS: readonly number[] = [1_500, 3_500, 7_000, 13_000, 21_000]

/** How a withdrawal that is under way is watched: closely at first, then now and then for as long as a bank may take while the page is open. `every`: ms; `atMost`: how often it is asked. */
export const WITHDRAWAL_POLLING: readonly { readonly every: number; readonly atMost: number }[] = [
  { every: 3_000, atMost: 20 },
  { every: 15_000, atMost: 240 },
]

export type Follower = {
  /** Sends the order: money may move. Never rejects. */
  readonly send: (order: WithdrawOrder) => Promise<WithdrawAnswer>
  /** The newest withdrawals; null where they cannot be loaded. A read only, so it may be sent at any time. Never rejects. */
  readonly list: () => Promise<readonly Withdrawal[] | null>
  /** Stores what was learnt, also after the page has been left. */
  readonly dispatch: (event: UnknownAction) => unknown
  /** The balance is another one now. */
  readonly moneyMoved: () => void
  readonly refused: (refusal: WithdrawRefusal) => void
  readonly signal: { readonly aborted: boolean }
}

/** Sends an order, once, and follows it until its outcome is known, its time is up, or the page has gone. */
export async function sendWithdrawal(order: WithdrawOrder, follower: Follower): Promise<void> {
  const { send, dispatch, refused, signal } = follower
  const answer = await send(order)
  if (answer.kind === 'known') return settle(order, answer.withdrawal, follower)
  if (answer.kind === 'lost') return findWithdrawal(order, follower)
  dispatch(withdrawalRefused(order))
  if (answer.refusal && !signal.aborted) refused(answer.refusal)
}

/** Sends an order once more because the user wants it to be. What has turned up in the list meanwhile is not sent; and a refusal of this one says nothing of the one before. */
export async function repeatWithdrawal(order: WithdrawOrder, follower: Follower): Promise<void> {
  const { send, list, dispatch, refused, signal } = follower
  const found = rowOfOrder((await list()) ?? [], order)
  if (found) return settle(order, found, follower)
  if (signal.aborted) return
  const answer = await send(order)
  if (answer.kind === 'known') return settle(order, answer.withdrawal, follower)
  if (answer.kind === 'lost') return findWithdrawal(order, follower)
  dispatch(outcomeLost(order))
  if (answer.refusal && !signal.aborted) refused(answer.refusal)
}

/** Asks the list for an order whose answer never came, until it is found or its time is up; one whose time is up already, once. */
export async function findWithdrawal(order: WithdrawOrder, follower: Follower): Promise<void> {
  const { list, dispatch, signal } = follower
  for (const pause of [0, ...(order.isUnknown ? [] : WITHDRAWAL_RETRY_DELAYS_MS)]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    dispatch(outcomeAsked(order))
    const found = rowOfOrder((await list()) ?? [], order)
    if (found) return settle(order, found, follower)
  }
  if (!signal.aborted) dispatch(outcomeLost(order))
}

/** Another tab knows what became of an order: the list tells it here too; where it does not, the order was not made, and is let go of. */
export async function settleWithdrawal(order: WithdrawOrder, letGo: UnknownAction, follower: Follower): Promise<void> {
  const { list, dispatch, moneyMoved, signal } = follower
  const found = rowOfOrder((await list()) ?? [], order)
  if (found) return settle(order, found, follower)
  dispatch(letGo)
  if (!signal.aborted) moneyMoved()
}

async function settle({ requestId }: WithdrawOrder, withdrawal: Withdrawal, follower: Follower): Promise<void> {
  follower.dispatch(outcomeReceived({ requestId, withdrawal }))
  if (follower.signal.aborted) return
  follower.moneyMoved()
  if (withdrawal.status === 'processing') await watch(requestId, withdrawal, follower)
}

async function watch(requestId: string, { id }: Withdrawal, { list, dispatch, moneyMoved, signal }: Follower): Promise<void> {
  const ask = async () => (await list())?.find((row) => row.id === id && row.status !== 'processing')
  for (const round of WITHDRAWAL_POLLING) {
    const ended = await poll(ask, (row) => row !== undefined, { ...round, signal })
    if (signal.aborted) return
    if (!ended) continue
    dispatch(outcomeReceived({ requestId, withdrawal: ended }))
    // What failed is back in the balance.
    return moneyMoved()
  }
}
