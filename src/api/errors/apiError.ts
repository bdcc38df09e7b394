/**
 * Why a call gave no data. One union for every call of the product:
 * - `network`: no reply at all; `timeout`: none within the limit (milliseconds); `aborted`: cancelled by the caller;
 * - `http`: a status outside 200-299; `malformed`: a reply that is not what the contract says, `path` names the field;
 * - `business`: the backend refused, with its message (spec 1 §8). `data` is kept, because some refusals carry data.
 */
export type ApiError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'business'; readonly errCode: number; readonly errMsg: string; readonly data: unknown }
  | { readonly kind: 'malformed'; readonly path: string; readonly reason: string }
  | { readonly kind: 'aborted' }

const KINDS: ReadonlySet<unknown> = new Set<ApiError['kind']>(['network', 'timeout', 'http', 'business', 'malformed', 'aborted'])

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && KINDS.has((error as { kind?: unknown }).kind)
}

export type Refusal = Extract<ApiError, { readonly kind: 'business' }>

export function isRefusal(error: unknown): error is Refusal {
  return isApiError(error) && error.kind === 'business'
}

/** True when the backend refused with exactly this code. */
export function isBusinessError(error: unknown, code: number): boolean {
  return isRefusal(error) && error.errCode === code
}
