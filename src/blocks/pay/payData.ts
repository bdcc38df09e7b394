import type { CallResult } from '@/api/errors/callOutcome'
import type { PayStep } from '@/features/pay'
import type { MadeOrder, PayResult } from '@/services/candle'

export type PayData<Result = PayResult> = {
  readonly step: PayStep
  /** Of the open order; 0 without one. */
  readonly cents: number
  /** The server's last reply about it. */
  readonly result: Result | undefined
  /** A panel for this order may be open in another tab. */
  readonly isElsewhere: boolean
  /** Whether this host has a pay panel. */
  readonly canPay: boolean
}

export type PayActions<Input> = {
  /** Makes an order. Does nothing while another one is open, in this tab or another. */
  readonly pay: (input: Input, cents: number) => void
  /** Continues the open order: asks for it again where it is not known whether it was made, then opens the pay panel. */
  readonly payAgain: () => void
  readonly lookAgain: () => void
  /** Drops the open order, because the user wants another one. */
  readonly giveUp: () => void
  /** The user has seen what came of it. */
  readonly closePay: () => void
  /** Where this host has no pay panel. */
  readonly openApp: () => void
}

/** What a campaign gives to sell something. */
export type PayOptions<Input, Result> = {
  /** What is sold: one name for each thing that the campaign takes orders for. */
  readonly name: string
  /** Sends the campaign's call that makes an order (`payCallOptions`). */
  readonly order: (requestId: string, input: Input, cents: number) => Promise<CallResult<MadeOrder>>
  /** Asks for the status of an order; never answered from the cache. */
  readonly look: (orderNo: string) => Promise<CallResult<Result>>
  /** Opens the campaign's page that shows the result; without it this page does. */
  readonly onHandedOver?: (orderNo: string) => void
  /** Reloads the page's data: an order was paid, closed, refused or given up, and once more when the user has seen what came of it. */
  readonly onChanged: () => void
}

export type Pay<Input, Result> = {
  /** False until the user is known: orders belong to one user. */
  readonly isReady: boolean
  /** What was chosen for the open order. */
  readonly input: Input | undefined
  readonly data: PayData<Result>
  readonly actions: PayActions<Input>
  /** What the page of the result passes on to be done here (`useIntent`), of the open order alone. */
  readonly intents: Readonly<Record<string, () => unknown>>
}

/** What is pressed on the page of a result: it is done on the page that sells, with this order or not at all. */
export const payAgainIntent = (orderNo: string): string => `payAgain ${orderNo}`
export const giveUpIntent = (orderNo: string): string => `giveUp ${orderNo}`

/** For the preview. */
export const payActionNames = ['pay', 'payAgain', 'lookAgain', 'giveUp', 'closePay', 'openApp'] as const

/** Nothing is under way. */
export const noPay: PayData<never> = { step: 'idle', cents: 0, result: undefined, isElsewhere: false, canPay: true }

/** The states of a page that sells something for `cents`, for previews and tests. */
export const payStates = (cents: number) => {
  const open = { ...noPay, cents }
  return {
    paying: { ...open, step: 'paying' as const },
    checking: { ...open, step: 'checking' as const },
    processing: { ...open, step: 'processing' as const },
    elsewhere: { ...open, step: 'processing' as const, isElsewhere: true },
    unpaid: { ...open, step: 'unpaid' as const },
    unsure: { ...open, step: 'unsure' as const },
    paid: { ...open, step: 'paid' as const },
    closed: { ...open, step: 'over' as const },
    browser: { ...noPay, canPay: false },
  }
}
