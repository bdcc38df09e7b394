import type { SecretKind } from '../redaction/shapes'

const BY_PURPOSE: readonly (readonly [RegExp, SecretKind])[] = [[/^tel/, 'phone'], [/one-time-code/, 'code'], [/name$/, 'name'], [/address|postal/, 'address'], [/email/, 'email'], [/password/, 'token']]
const BY_NAME: readonly (readonly [RegExp, SecretKind])[] = [[/手机|电话|phone|mobile/i, 'phone'], [/验证码|code/i, 'code'], [/姓名|name/i, 'name'], [/地址|address/i, 'address'], [/身份证|card/i, 'number']]

/** Whose secret is typed into a field, by what it says of itself; `text` where it does not, null where only an amount can be typed. */
export function fieldKind(field: Element, name: string, value: string): SecretKind | null {
  const purpose = `${field.getAttribute('autocomplete') ?? ''}`.toLowerCase()
  const kind = field.getAttribute('type')
  const told = BY_PURPOSE.find(([pattern]) => pattern.test(purpose)) ?? (kind === 'tel' || kind === 'email' || kind === 'password' ? BY_PURPOSE.find(([pattern]) => pattern.test(kind)) : undefined) ?? BY_NAME.find(([pattern]) => pattern.test(name))
  if (told) return told[1]
  if (/^1[3-9]\d{9}$/.test(value.replace(/\D/g, ''))) return 'phone'
  if (field.getAttribute('inputmode') === 'decimal') return null
  return /^[A-Za-z\d]{4,6}$/.test(value) ? 'code' : 'text'
}
