import type { WithdrawRowReply } from '@/services/candle/rows/withdrawRow'
import type { Account } from '../state/accounts'
import { Refusal } from '../calls/refusal'
import { definePart, type MockState } from '../state/state'
import { CHANNEL, FAIL_REASON, seedHistory, seedWithdrawals } from './withdrawalSeed'

/** How long a withdrawal is under way, and when it is expected to arrive. */
const SETTLES_AFTER_MS = 5_000

type Fate = 'success' | 'failed' | 'never'

type Withdrawal = {
  readonly id: string
  readonly requestId: string
  readonly amount: number
  readonly applyTime: string
  readonly arriveTime: string
  readonly settlesAt: number
  readonly fate: Fate
}

/** By uid, newest first. `seeded` and `history` are from before this visit, and settled. */
type Part = {
  readonly made: Record<string, Withdrawal[]>
  readonly seeded: Record<string, readonly WithdrawRowReply[]>
  readonly history: Record<string, readonly WithdrawRowReply[]>
}

export type WithdrawOrder = { readonly requestId: string; readonly amount: number; readonly fate?: Fate; readonly settlesAfterMs?: number }

/** One of a person's withdrawals, as it stands now: it is under way at first, and settles by the state's clock. */
function toRow(state: MockState, { id, amount, applyTime, arriveTime, settlesAt, fate }: Withdrawal): WithdrawRowReply {
  const base = { id, amount, applyTime, arriveTime, channelName: CHANNEL }
  if (fate === 'never' || state.clock.milliseconds() < settlesAt) return { ...base, status: 1 }
  return fate === 'success' ? { ...base, status: 2 } : { ...base, status: 3, failReason: FAIL_REASON }
}

/** What people have withdrawn from one activity, kept in the state under `name`. */
export function keepWithdrawals(name: string) {
  const part = definePart(name, (state): Part => ({ made: {}, seeded: seedWithdrawals(state), history: seedHistory(state) }))

  /** A person's withdrawals from this activity, newest first. */
  const rowsOf = (state: MockState, { uid }: Account): readonly WithdrawRowReply[] => {
    const { made, seeded } = part.of(state)
    return [...(made[uid] ?? []).map((withdrawal) => toRow(state, withdrawal)), ...(seeded[uid] ?? [])]
  }

  /**
   * Makes a withdrawal, once for each requestId: asking again with the same one tells how the first stands. The same requestId with
   * another amount is a mistake of the caller's. `check` refuses what may not be made; it runs, and the money leaves, in one go, so that two
   * withdrawals at once never take more than there is.
   */
  function make(state: MockState, { uid }: Account, order: WithdrawOrder, check: (amount: number) => void): WithdrawRowReply {
    const { requestId, amount, fate = 'success', settlesAfterMs = SETTLES_AFTER_MS } = order
    const mine = (part.of(state).made[uid] ??= [])
    const known = mine.find((withdrawal) => withdrawal.requestId === requestId)
    if (known && known.amount !== amount) throw new Refusal(-200400)
    if (known) return toRow(state, known)
    check(amount)
    const { clock } = state
    const made: Withdrawal = {
      id: `W${state.random('withdrawals').text('0123456789', 14)}`,
      requestId,
      amount,
      applyTime: clock.now(),
      arriveTime: clock.shift({ minutes: settlesAfterMs / 60_000 }),
      settlesAt: clock.milliseconds() + settlesAfterMs,
      fate,
    }
    mine.unshift(made)
    return toRow(state, made)
  }

  return {
    rowsOf,
    /** Those from earlier activities, newest first. They have nothing to do with this activity's balance. */
    historyOf: (state: MockState, { uid }: Account): readonly WithdrawRowReply[] => part.of(state).history[uid] ?? [],
    /** Cents that have left the balance, or are about to. What failed has come back. */
    centsOf: (state: MockState, person: Account): number => rowsOf(state, person).reduce((total, { amount, status }) => total + (status === 3 ? 0 : amount), 0),
    make,
  }
}

export type Withdrawals = ReturnType<typeof keepWithdrawals>
