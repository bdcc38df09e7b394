import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'

const SECRETS: ReadonlySet<string> = new Set([
  'phone', 'mobile', 'telephone', 'accountName',
  'code', 'loginCode', 'smsCode',
  'token', 'casJwt', 'accessToken', 'jwtToken', 'authToken', 'spToken', 'contextToken', 'ticket', 'thirdPartTicket', 'Authorization',
]) // prettier-ignore
/** Events whose whole payload is one of them. */
const SECRET_EVENT = /(phone|code|token)[A-Z]\w*$/i
const HIDDEN = '<redacted>'
const PHONE = /1\d{10}/g

/** The options of Redux DevTools: they show no phone number, code or token. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'market-platform-h5',
  actionSanitizer: (action) => {
    const safe = redact(action) as typeof action & { payload?: unknown }
    return typeof safe.payload === 'string' && SECRET_EVENT.test(action.type) ? { ...safe, payload: HIDDEN } : safe
  },
  stateSanitizer: (state) => redact(state) as typeof state,
}

/** The same value without secrets; what is not plain data (promises, signals) is left as it is. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(PHONE, HIDDEN)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [redact(key), SECRETS.has(key) && typeof part === 'string' && part !== '' ? HIDDEN : redact(part)]),
  )
}
