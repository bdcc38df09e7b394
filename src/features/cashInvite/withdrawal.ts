import type { Withdrawal } from '@/services/candle'

/** One intended withdrawal. The `requestId` is its name: the same one sent again is the same withdrawal. Integer cents. */
export type WithdrawOrder = { readonly requestId: string; readonly cents: number }

export type { Withdrawal }
