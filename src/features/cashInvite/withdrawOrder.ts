/**
 * One intended withdrawal. Integer cents. The `requestId` stays the same when the user sends it once more. The specification does not say that the
 * gateway recognises a repeated id, so the product never repeats the call by itself.
 */
export type WithdrawOrder = {
  readonly requestId: string
  readonly cents: number
  /** When it was first sent, `YYYY-MM-DD HH:mm:ss` by the server's clock; '' where that clock is not known. */
  readonly sentAt: string
  /** The ids in the list of withdrawals before this one; null when the list could not be loaded. */
  readonly known: readonly string[] | null
  /** What became of it is not known, and nothing asks any more: the user decides. */
  readonly isUnknown: boolean
}
