import type { CashInviteState } from './cashInviteState'
import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'

/**
 * Where the page is with a withdrawal:
 * - `editing`: none is under way. `sending`: it has been sent for the first time.
 * - `confirming`: sent, and the list is asked what became of it. Neither done nor failed.
 * - `unknown`: the list does not show it; the user decides. `isAsking`: it is being looked for, or sent, once more.
 * - `settled`: the backend has reported its status.
 */
export type WithdrawStage =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' | 'confirming'; readonly order: WithdrawOrder }
  | { readonly step: 'unknown'; readonly order: WithdrawOrder; readonly isAsking: boolean }
  | { readonly step: 'settled'; readonly order: WithdrawOrder; readonly withdrawal: Withdrawal }

/** What this owner sees: the typed amount and the stage. Another owner's withdrawal is none. */
export function withdrawalOf({ owner: its, typed, order, asking, outcome }: CashInviteState, owner: string | null): { readonly typed: string; readonly stage: WithdrawStage } {
  if (owner === null || its !== owner) return { typed: '', stage: { step: 'editing' } }
  if (outcome) return { typed, stage: { step: 'settled', ...outcome } }
  if (!order) return { typed, stage: { step: 'editing' } }
  if (order.isUnknown) return { typed, stage: { step: 'unknown', order, isAsking: asking !== null } }
  return { typed, stage: { step: asking === 'first' ? 'sending' : 'confirming', order } }
}
