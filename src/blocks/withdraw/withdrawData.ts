import type { AmountFault, WithdrawLimits } from './validateAmount'
import type { WithdrawStage } from '@/features/cashInvite'
import type { WalletRefusal } from './wallet/walletRefusal'

/** What the campaign knows of the user's money. Integer cents. */
export type WithdrawWallet = {
  readonly balance: number
  readonly limits: WithdrawLimits
  /** Where the money goes, as the server names it; '' for the standard words. */
  readonly channel: string
  /** What the chips offer. */
  readonly amounts: readonly number[]
}

/** Whether the person's name is verified. `unknown`: it could not be asked; the backend that pays checks it again. */
export type NameCheck = { readonly status: 'asked' | 'unknown' | 'unverified' } | { readonly status: 'verified'; readonly mask: string }

export type WithdrawData = WithdrawWallet & { readonly name: NameCheck; readonly typed: string; readonly stage: WithdrawStage; readonly hasRecords: boolean }

/** What the page shows: the money, or why it is not told. */
export type WithdrawPageData = WithdrawData | { readonly refusal: WalletRefusal }

export type WithdrawActions = {
  readonly type: (text: string) => void
  /** Gives what is the matter with the amount, null where it is on its way. */
  readonly submit: () => AmountFault | null | undefined
  readonly verifyName: () => void
  /** Sends a withdrawal of unknown outcome once more, after a warning. */
  readonly repeat: () => void
  /** Back to the form while an outcome is unknown, after a warning. */
  readonly abandon: () => void
  readonly close: () => void
  readonly openRecords: () => void
  readonly goHome: () => void
}
