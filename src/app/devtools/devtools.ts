import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import type { AppHistory } from '@/lib/history/appHistory'
import { actionName, isLogged } from './actionName'
import { lookOnlyAtPast } from './lookOnlyAtPast'
import type { DevTools } from './loadDevTools'

/** Names of values that are secret or say who or where a user is. */
const SECRETS: ReadonlySet<string> = new Set([
  'phone', 'mobile', 'telephone', 'accountName', 'name', 'realName', 'userName',
  'code', 'loginCode', 'smsCode', 'answer',
  'token', 'casJwt', 'accessToken', 'jwtToken', 'authToken', 'spToken', 'contextToken', 'ticket', 'thirdPartTicket', 'Authorization', 'leadUuid', 'uuid',
  'beginAddress', 'originLon', 'originLat', 'orderLon', 'orderLat', 'lon', 'lat',
]) // prettier-ignore
/** Events whose whole payload is one of them. */
export const SECRET_EVENT = /(phone|code|token|answer)[A-Z]\w*$/i
const HIDDEN = '<redacted>'
const PHONE = /1\d{10}/g
/** In an address, a text of JSON or a cache key: what stands behind a secret name, however often it was escaped. */
const NAMED = new RegExp(`(^|\\W|%(?:25)*[\\dA-F]{2})(${[...SECRETS].join('|')})(\\\\*"?(?:[=:]|%(?:25)*3[AD])\\\\*"?)[^"&#}\\\\\\s]+`, 'gi')

/** Enough of a stack to get from the middleware to the line that dispatched. */
const TRACED_FRAMES = 25

/** A login alone is forty actions, and the extension keeps fifty unless it is told. */
const KEPT = 1_000

/**
 * The developer tools' options: a log that reads like a diary, with the place in the sources behind each entry, and no phone number, code, token,
 * ticket or name of a user in it. An action that the log calls by another name keeps its own as `meta.type`.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'market-platform-h5',
  maxAge: KEPT,
  trace: true,
  traceLimit: TRACED_FRAMES,
  predicate: (_, action) => isLogged(action),
  actionSanitizer: (action) => {
    const safe = redact(action) as typeof action & { payload?: unknown; meta?: object }
    const type = actionName(action)
    const named = type === action.type ? safe : { ...safe, type, meta: { ...safe.meta, type: action.type } }
    return typeof safe.payload === 'string' && SECRET_EVENT.test(action.type) ? { ...named, payload: HIDDEN } : named
  },
  stateSanitizer: (state) => redact(state) as typeof state,
}

export const devToolsFor = (history: AppHistory): DevTools => ({ ...devToolsOptions, enhancer: lookOnlyAtPast(history) })

/** The same value without secrets; what is not plain data (promises, signals) is left as it is. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactString(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const { field } = value as { readonly field?: unknown }
  const isSecretField = typeof field === 'string' && SECRETS.has(field)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [redactString(key), SECRETS.has(key) || (isSecretField && key === 'value') ? hidden(part) : redact(part)]),
  )
}

const redactString = (text: string): string => text.replace(NAMED, `$1$2$3${HIDDEN}`).replace(PHONE, HIDDEN)

/** What stands under a secret name: a text, or a form's field whose value is one. */
function hidden(part: unknown): unknown {
  if (typeof part === 'string') return part === '' ? part : HIDDEN
  if (typeof part !== 'object' || part === null || !('value' in part)) return redact(part)
  return { ...part, value: hidden(part.value) }
}
