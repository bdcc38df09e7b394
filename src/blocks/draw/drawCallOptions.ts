import type { CallOptions } from '@/api/baseQuery'

/** Longer than a slow network takes; after it the server is asked what came of the draw. */
const TIMEOUT_MS = 15_000

/** For the `action` of a draw in a campaign's `api.ts`: `useDraw` shows its failures. `tolerates`: codes that the campaign answers by itself, with one of its pages or on this one. */
export const drawCallOptions = (tolerates: readonly number[] = []): { readonly timeoutMs: number; readonly options: CallOptions } => ({ timeoutMs: TIMEOUT_MS, options: { tolerates, suppressToast: true } })
