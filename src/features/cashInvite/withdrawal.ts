import type { Withdrawal } from '@/services/candle'

/**
 * One intended withdrawal. Integer cents. The `requestId` is its name, also where the user sends it once more; no specification says that the
 * gateway knows such names, so nothing is sent again on the strength of it.
 */
export type WithdrawOrder = {
  readonly requestId: string
  readonly cents: number
  /** When it was first sent, `YYYY-MM-DD HH:mm:ss` by the server's clock; '' where that clock is not known. */
  readonly sentAt: string
  /** The ids that the list of withdrawals showed before; null where it was not heard. */
  readonly known: readonly string[] | null
  /** The list was asked for as long as an answer may take, and does not show it. */
  readonly isUnknown: boolean
}

export type { Withdrawal }
