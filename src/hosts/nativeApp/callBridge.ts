import { is, type BaseIssue, type BaseSchema, type InferOutput } from 'valibot'
import { BRIDGE_CODE, FAILURE_OF_CODE } from '../bridgeCode'
import type { HostFailure, HostReply } from '../host'
import { bridgeReply, type NativeCall, type NativeCalls } from './contract'

/** How long the app may take (ms) before a call counts as lost. */
export const BRIDGE_TIMEOUT_MS = 3_000

type ReplySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** One call over the bridge, checked against its contract. The bridge may be missing, throw, answer twice, late or never: the call always resolves to a reply. */
export function callBridge<Call extends NativeCall, Schema extends ReplySchema>(call: Call, params: NativeCalls[Call], schema: Schema, limit = BRIDGE_TIMEOUT_MS): Promise<HostReply<InferOutput<Schema>>> {
  const failed = (kind: HostFailure['kind'], message = ''): HostReply<never> => ({ ok: false, failure: { kind, call, message } })
  const read = (reply: unknown): HostReply<InferOutput<Schema>> => {
    if (!is(bridgeReply, reply)) return failed('malformed')
    const { code, message } = reply as { readonly code: unknown; readonly message?: string | null }
    if (String(code) !== BRIDGE_CODE.success) return failed(FAILURE_OF_CODE[String(code)] ?? 'failed', message ?? '')
    return is(schema, reply) ? { ok: true, value: reply } : failed('malformed')
  }
  /** An object of the app may throw when it is read, and no error may be thrown into the app. */
  const readSafely = (reply: unknown): HostReply<InferOutput<Schema>> => {
    try {
      return read(parsed(reply))
    } catch {
      return failed('malformed')
    }
  }
  return new Promise((resolve) => {
    const bridge = window.SaicMobilityBridge
    if (!bridge) return resolve(failed('unsupported'))
    const timer = setTimeout(() => resolve(failed('timeout')), limit)
    const settle = (reply: HostReply<InferOutput<Schema>>) => {
      clearTimeout(timer)
      resolve(reply)
    }
    try {
      bridge.invoke(call, params, (reply) => settle(readSafely(reply)))
    } catch (error) {
      settle(failed('failed', error instanceof Error ? error.message : ''))
    }
  })
}

/** Some versions answer in JSON. */
function parsed(reply: unknown): unknown {
  if (typeof reply !== 'string') return reply
  try {
    return JSON.parse(reply) as unknown
  } catch {
    return undefined
  }
}
