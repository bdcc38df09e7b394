import type { CallOptions } from '@/api/baseQuery'

/** Longer than a slow network takes; after it the same order is asked for again. */
const TIMEOUT_MS = 15_000

/** For the `action` in a campaign's `api.ts` that makes an order: its failures are `usePay`'s to tell. */
export const payCall = (): { readonly timeoutMs: number; readonly options: CallOptions } => ({ timeoutMs: TIMEOUT_MS, options: { suppressToast: true } })

/** For the `query` that tells how an order stands: it is asked several times, and its failure is one more "not known yet". */
export const payLook: CallOptions = { isBackground: true }
