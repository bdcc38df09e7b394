import { isRefusal } from '@/api/errors/apiError'
import type { HomeStatus } from '@/services/candle'

/** Why the user's money is not told; `words` are the server's, '' where it said nothing. */
export type WalletRefusal = { readonly status: Exclude<HomeStatus, 'open'>; readonly words: string }

/** A refusal that the campaign shows by itself (spec 2 §4, §8), as `status` says: another try would be refused too. Undefined for what was no refusal. */
export function walletRefusal(error: unknown, status: HomeStatus | undefined): WalletRefusal | undefined {
  return status === undefined || status === 'open' || !isRefusal(error) ? undefined : { status, words: error.errMsg }
}
