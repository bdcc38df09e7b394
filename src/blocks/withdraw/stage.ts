import type { WithdrawOrder, Withdrawal } from './withdrawal'

/**
 * Where the page is with a withdrawal:
 * - `editing`: none is under way. `sending`: it has been sent for the first time.
 * - `confirming`: sent, and nobody knows what became of it; it is asked after while `isAsking`. Neither done nor failed.
 * - `told`: the backend has said how it stands.
 */
export type Stage =
  | { readonly step: 'editing' }
  | { readonly step: 'sending'; readonly order: WithdrawOrder }
  | { readonly step: 'confirming'; readonly order: WithdrawOrder; readonly isAsking: boolean }
  | { readonly step: 'told'; readonly order: WithdrawOrder; readonly withdrawal: Withdrawal }

export type StageEvent =
  | { readonly type: 'ordered'; readonly order: WithdrawOrder }
  | { readonly type: 'askedAgain' }
  /** No answer that says how it stands. */
  | { readonly type: 'lost' }
  | { readonly type: 'answered'; readonly withdrawal: Withdrawal }
  /** It was not made, and never will be. */
  | { readonly type: 'refused' }
  | { readonly type: 'closed' }

export const editing: Stage = { step: 'editing' }

/** Events that come too late, or twice, change nothing: what is known once is never unknown again. */
export function nextStage(stage: Stage, event: StageEvent): Stage {
  switch (event.type) {
    case 'ordered':
      return stage.step === 'editing' ? { step: 'sending', order: event.order } : stage
    case 'askedAgain':
      return stage.step === 'confirming' ? { ...stage, isAsking: true } : stage
    case 'lost':
      return stage.step === 'sending' || stage.step === 'confirming' ? { step: 'confirming', order: stage.order, isAsking: false } : stage
    case 'answered':
      return stage.step === 'editing' ? stage : { step: 'told', order: stage.order, withdrawal: event.withdrawal }
    case 'refused':
      return stage.step === 'sending' || stage.step === 'confirming' ? editing : stage
    case 'closed':
      return stage.step === 'told' ? editing : stage
  }
}
