import type { CallOptions } from '@/api/baseQuery'

/** Longer than a slow network takes; after it the same order is asked for again. */
const TIMEOUT_MS = 15_000

/** For the `action` in a campaign's `api.ts` that makes an order: its failures are `usePay`'s to tell. */
export const payCallOptions = (): { readonly timeoutMs: number; readonly options: CallOptions } => ({ timeoutMs: TIMEOUT_MS, options: { suppressToast: true } })

/** A button is busy while it is asked, and it is asked five times. */
export const LOOK_TIMEOUT_MS = 10_000

/** For the `query` that tells how an order stands: its failure is one more "not known yet". */
export const payResultOptions = (): { readonly timeoutMs: number; readonly options: CallOptions } => ({ timeoutMs: LOOK_TIMEOUT_MS, options: { isBackground: true } })
