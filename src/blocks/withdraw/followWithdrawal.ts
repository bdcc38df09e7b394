import { poll } from '@/lib/poll'
import type { StageEvent } from './stage'
import type { WithdrawOrder } from './withdrawal'
import type { Refusal, WithdrawAnswer } from './withdrawAnswer'

/** Before each time that a withdrawal of unknown outcome is asked after (ms). Then the person decides when to ask. */
export const ASK_PAUSES: readonly number[] = [1_500, 3_000, 6_000]

/** How a withdrawal that is under way is watched: closely at first, then now and then for as long as a bank may take while somebody looks on. */
export const WATCH: readonly { readonly every: number; readonly atMost: number }[] = [
  { every: 3_000, atMost: 20 },
  { every: 15_000, atMost: 240 },
]

type Follower = {
  /** Sends the order. The same order again asks how it stands. Never rejects. */
  readonly ask: (order: WithdrawOrder) => Promise<WithdrawAnswer>
  readonly tell: (event: StageEvent) => void
  /** It was made, or it was not and never will be: it need not be remembered. Runs also after the page has gone. */
  readonly settled: (isMade: boolean) => void
  /** The balance is another one now. */
  readonly moneyMoved: () => void
  readonly refused: (refusal: Refusal) => void
  readonly signal: { readonly aborted: boolean }
}

/**
 * Sends an order and follows it until its outcome is known, or nobody is there to see. `isFirst` tells an order that was never sent from
 * one that may have been: being turned away at the door undoes only the first.
 */
export async function followWithdrawal(order: WithdrawOrder, isFirst: boolean, { ask, tell, settled, moneyMoved, refused, signal }: Follower): Promise<void> {
  let isNew = isFirst
  for (const pause of [0, ...ASK_PAUSES]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    tell({ type: 'askedAgain' })
    const answer = await ask(order)
    if (answer.kind === 'known') {
      settled(true)
      if (signal.aborted) return
      tell({ type: 'answered', withdrawal: answer.withdrawal })
      moneyMoved()
      if (answer.withdrawal.status === 'processing') await watch(order, { ask, tell, moneyMoved, signal })
      return
    }
    if (answer.kind === 'refused' || (answer.kind === 'turnedAway' && isNew)) {
      settled(false)
      if (signal.aborted) return
      tell({ type: 'refused' })
      if (answer.refusal) refused(answer.refusal)
      return
    }
    isNew = false
    if (signal.aborted) return
    tell({ type: 'lost' })
    if (answer.kind === 'turnedAway') return
  }
}

async function watch(order: WithdrawOrder, { ask, tell, moneyMoved, signal }: Pick<Follower, 'ask' | 'tell' | 'moneyMoved' | 'signal'>): Promise<void> {
  for (const round of WATCH) {
    const last = await poll(() => ask(order), hasEnded, { ...round, signal })
    if (signal.aborted) return
    if (last?.kind !== 'known' || !hasEnded(last)) continue
    tell({ type: 'answered', withdrawal: last.withdrawal })
    // What failed is back in the balance.
    return moneyMoved()
  }
}

const hasEnded = (answer: WithdrawAnswer): boolean => answer.kind === 'known' && answer.withdrawal.status !== 'processing'
