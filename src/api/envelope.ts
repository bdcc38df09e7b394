import type { ApiError } from './errors/apiError'
import { CODE } from './errors/errorCodes'

export type Unwrapped = { readonly data: unknown } | { readonly error: ApiError }

/** The reply's `data`, or why there is none (spec 1 §7: an envelope of errCode, errMsg, data). Anything but a well-formed envelope is malformed. */
export function unwrapEnvelope(text: string): Unwrapped {
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    return malformed('', 'not JSON')
  }
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return malformed('', 'not an envelope')
  const { errCode, errMsg, data } = reply as { errCode?: unknown; errMsg?: unknown; data?: unknown }
  if (typeof errCode !== 'number' || !Number.isInteger(errCode)) return malformed('errCode', 'not an integer')
  if (errCode !== CODE.success) return { error: { kind: 'business', errCode, errMsg: typeof errMsg === 'string' ? errMsg.trim() : '', data } }
  return { data: data ?? null }
}

function malformed(path: string, reason: string): Unwrapped {
  return { error: { kind: 'malformed', path, reason } }
}
