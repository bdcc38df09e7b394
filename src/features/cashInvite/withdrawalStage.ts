import type { CashInviteState } from './cashInviteState'
import type { WithdrawOrder, Withdrawal } from './withdrawal'

/**
 * Where the page is with a withdrawal:
 * - `editing`: none is under way. `sending`: it has been sent for the first time.
 * - `confirming`: sent, and its outcome is not known; it is asked after while `isAsking`. Neither done nor failed.
 * - `told`: the backend has said how it stands.
 */
export type Stage =
  | { readonly step: 'editing' }
  | { readonly step: 'sending'; readonly order: WithdrawOrder }
  | { readonly step: 'confirming'; readonly order: WithdrawOrder; readonly isAsking: boolean }
  | { readonly step: 'told'; readonly order: WithdrawOrder; readonly withdrawal: Withdrawal }

/** What this owner sees: the typed amount and the stage. Another owner's withdrawal is none. */
export function withdrawalOf({ owner: its, typed, order, asking, outcome }: CashInviteState, owner: string | null): { readonly typed: string; readonly stage: Stage } {
  if (owner === null || its !== owner) return { typed: '', stage: { step: 'editing' } }
  if (outcome) return { typed, stage: { step: 'told', ...outcome } }
  if (!order) return { typed, stage: { step: 'editing' } }
  return { typed, stage: asking === 'first' ? { step: 'sending', order } : { step: 'confirming', order, isAsking: asking === 'again' } }
}
