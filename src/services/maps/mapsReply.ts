import type { Unwrapped } from '@/api/envelope'

/** The maps service's own reply form (spec 2 §5): `status` must be '1', otherwise its `info` is the error. The whole reply is the data. */
export function unwrapMapsReply(text: string): Unwrapped {
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    return { error: { kind: 'malformed', path: '', reason: 'not JSON' } }
  }
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return { error: { kind: 'malformed', path: '', reason: 'not a maps reply' } }
  const { status, info, infocode } = reply as { status?: unknown; info?: unknown; infocode?: unknown }
  if (status === '1') return { data: reply }
  if (typeof status !== 'string') return { error: { kind: 'malformed', path: 'status', reason: 'not a text' } }
  return { error: { kind: 'business', errCode: Number(infocode) || 0, errMsg: typeof info === 'string' ? info : '', data: null } }
}
