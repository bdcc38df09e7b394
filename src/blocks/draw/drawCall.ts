import type { CallOptions } from '@/api/baseQuery'

/** Longer than a slow network takes; after it the server is asked what came of the draw. */
const TIMEOUT_MS = 15_000

/** For the `action` of a draw in a campaign's `api.ts`: `useDraw` shows its failures. `tolerates`: gate codes for which the campaign has a page of its own. */
export const drawCall = (tolerates: readonly number[] = []): { readonly timeoutMs: number; readonly options: CallOptions } => ({ timeoutMs: TIMEOUT_MS, options: { tolerates, suppressToast: true } })
