import { kindOfKey } from './secretKeys'
import type { SecretKind } from './shapes'

/** Name, mobile number or telephone, code, address, number of the identity card. */
const WORDS: readonly (readonly [RegExp, SecretKind])[] = [[/\u59d3\u540d/, 'name'], [/\u624b\u673a|\u7535\u8bdd/, 'phone'], [/\u9a8c\u8bc1\u7801/, 'code'], [/\u5730\u5740/, 'address'], [/\u8eab\u4efd\u8bc1/, 'number'], [/otp|pass|pwd|secret/i, 'token'], [/name/i, 'name'], [/street|address/i, 'address'], [/code/i, 'code']]
const kindOfWords = (before: string): SecretKind | null => WORDS.find(([word]) => word.test(before))?.[1] ?? null

/** Undefined for what is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Without escapes, as far as they are whole. */
export function decode(text: string): string {
  if (text.indexOf('%') < 0) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const ESCAPE = '%(?:25)*[\\dA-F]{2}'
const QUOTE = '(?:\\\\*["\']|%(?:25)*2[27])?'
const NAMED = new RegExp(`^(${QUOTE}(?:(?:bearer|basic|digest)\\s+)?)([^]*?)(${QUOTE})$`, 'i')

/** `"smsCode":"123456"` in words, as a pattern has found it: the quotes and the scheme around the secret, and what it is by the name `before` it. */
export function readNamed(found: string, before: string): { readonly open: string; readonly secret: string; readonly close: string; readonly kind: SecretKind | null } {
  const [, open = '', secret = '', close = ''] = NAMED.exec(found) ?? []
  const name = /([A-Za-z]+)[^A-Za-z]*$/.exec(before.replace(new RegExp(ESCAPE, 'gi'), '='))?.[1] ?? ''
  return { open, secret, close, kind: kindOfKey(name) ?? kindOfWords(before) }
}
