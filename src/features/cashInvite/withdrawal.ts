import type { Withdrawal } from '@/services/candle'

/** One intended withdrawal. The `requestId` is its name: whoever sends it again means the same one. Integer cents. */
export type WithdrawOrder = { readonly requestId: string; readonly cents: number }

export type { Withdrawal }
