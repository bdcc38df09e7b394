import type { ApiError } from '@/api/errors/apiError'
import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'

/** One user's withdrawal from one activity, and what is not known yet of their others. No other user's page shows it or acts for it (`withdrawalOf`). */
export type CashInviteState = {
  /** The activity and the user that the rest belongs to; null until one of them has typed or sent something. */
  readonly owner: string | null
  /** The amount that was typed, in yuan. */
  readonly typed: string
  /** Sent, and its outcome is not known. Outlives a reload, and is the same in each tab of its user. */
  readonly order: WithdrawOrder | null
  /** What the same user has sent in other activities, by activity and user, and whose outcome is not known. */
  readonly others: Readonly<Record<string, WithdrawOrder>>
  /** The name of the last order whose outcome became known: other tabs let go of it. */
  readonly settled: string | null
  /** The order is being sent, for the first time or again, or the list is asked for it. */
  readonly asking: 'first' | 'again' | 'list' | null
  /** What the backend has said of an order, until the user closes it. */
  readonly outcome: { readonly order: WithdrawOrder; readonly withdrawal: Withdrawal } | null
  /** The last refusal of a call about the order: the end of a session aborts the call itself. */
  readonly refusal: { readonly requestId: string; readonly error: ApiError } | null
  /** The withdrawals that the backend has listed while this page is open; null until it has. */
  readonly known: readonly string[] | null
}

export const noCashInvite: CashInviteState = { owner: null, typed: '', order: null, others: {}, settled: null, asking: null, outcome: null, refusal: null, known: null }

/** What all tabs of a user keep in common. */
export type SharedWithdrawal = Pick<CashInviteState, 'owner' | 'order' | 'settled'> & Partial<Pick<CashInviteState, 'others'>>
