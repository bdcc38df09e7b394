import type { SecretKind } from '../redaction/shapes'

const BY_PURPOSE: readonly (readonly [RegExp, SecretKind])[] = [[/^tel/, 'phone'], [/one-time-code/, 'code'], [/name$/, 'name'], [/address|postal/, 'address'], [/email/, 'email'], [/password/, 'token']]
/** Mobile number or telephone, code, name, address, number of the identity card. */
const BY_NAME: readonly (readonly [RegExp, SecretKind])[] = [[/\u624b\u673a|\u7535\u8bdd|phone|mobile/i, 'phone'], [/\u9a8c\u8bc1\u7801|code/i, 'code'], [/\u59d3\u540d|name/i, 'name'], [/\u5730\u5740|address/i, 'address'], [/\u8eab\u4efd\u8bc1|card/i, 'number']]

/** Whose secret is typed into a field, by what it says of itself; `text` where it does not, null where only an amount can be typed. */
export function fieldKind(field: Element, name: string, value: string): SecretKind | null {
  const purpose = (field.getAttribute('autocomplete') ?? '').toLowerCase()
  const kind = field.getAttribute('type')
  const match = BY_PURPOSE.find(([pattern]) => pattern.test(purpose)) ?? (kind === 'tel' || kind === 'email' || kind === 'password' ? BY_PURPOSE.find(([pattern]) => pattern.test(kind)) : undefined) ?? BY_NAME.find(([pattern]) => pattern.test(name))
  if (match) return match[1]
  if (/^1[3-9]\d{9}$/.test(value.replace(/\D/g, ''))) return 'phone'
  if (field.getAttribute('inputmode') === 'decimal') return null
  return /^[A-Za-z\d]{4,6}$/.test(value) ? 'code' : 'text'
}
