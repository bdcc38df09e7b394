import type { PayStep } from '@/features/pay'
import type { PayResult } from '@/services/candle'

export type PayData<Result = PayResult> = {
  readonly step: PayStep
  /** Of the open order; 0 without one. */
  readonly cents: number
  /** What the server last said of it. */
  readonly result: Result | undefined
  /** Whether this host has a pay panel. */
  readonly canPay: boolean
}

export type PayActions<Said> = {
  /** One order. Nothing while another one is open, in whichever tab. */
  readonly pay: (said: Said, cents: number) => void
  /** The same order again: made, where that is not known, and to the panel. */
  readonly payAgain: () => void
  readonly lookAgain: () => void
  /** The user wants another order although this one is open. */
  readonly giveUp: () => void
  /** The user has seen what came of it. */
  readonly closePay: () => void
}

/** For the preview. */
export const payActionNames = ['pay', 'payAgain', 'lookAgain', 'giveUp', 'closePay'] as const

/** Nothing is under way. */
export const noPay: PayData<never> = { step: 'idle', cents: 0, result: undefined, canPay: true }

/** The states of a page that sells something for `cents`, for previews and tests. */
export const payStates = (cents: number) => {
  const open = { ...noPay, cents }
  return {
    paying: { ...open, step: 'paying' as const },
    confirming: { ...open, step: 'checking' as const },
    processing: { ...open, step: 'processing' as const },
    unpaid: { ...open, step: 'unpaid' as const },
    unknown: { ...open, step: 'unsure' as const },
    closed: { ...open, step: 'over' as const },
    browser: { ...noPay, canPay: false },
  }
}
