import type { ApiError } from '@/api/apiError'
import type { Withdrawal, WithdrawOrder } from './withdrawal'

/** One user's withdrawal from one activity. No other user's page shows it or acts for it (`withdrawalOf`). */
export type CashInviteState = {
  /** The activity and the user that the rest belongs to; null until one of them has typed or sent something. */
  readonly owner: string | null
  /** The amount that was typed, in yuan. */
  readonly typed: string
  /** Sent, and its outcome is not known: it is never sent again under another name. Outlives a reload. */
  readonly order: WithdrawOrder | null
  /** A call about the order is on its way, the first one or a later one. */
  readonly asking: 'first' | 'again' | null
  /** What the backend has said of an order, until the user closes it. */
  readonly outcome: { readonly order: WithdrawOrder; readonly withdrawal: Withdrawal } | null
  /** The last refusal of a call about the order: the end of a session aborts the call itself. */
  readonly refusal: { readonly requestId: string; readonly error: ApiError } | null
}

export const noCashInvite: CashInviteState = { owner: null, typed: '', order: null, asking: null, outcome: null, refusal: null }
