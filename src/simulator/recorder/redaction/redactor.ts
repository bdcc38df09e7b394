import { replaceSecrets, type SecretLooks } from '@/lib/reporting/redactText'
import { encodeParam } from '@/lib/url/encodeParam'
import { formatPhone } from '@/lib/phone'
import { canBe, kindOfKey } from './secretKeys'
import { decode, parse, readNamed } from './writing'
import type { SecretKind } from './shapes'
import type { StandIns } from './standIns'

export type Redactor = {
  /** Plain data with a stand-in in the place of each secret. What JSON cannot hold is left out. `key`: the name under which it stands. */
  readonly value: (value: unknown, key?: string) => unknown
  /** An address, a text of JSON, a header, a cookie or words; `key` as above. */
  readonly text: (text: string, key?: string) => string
  /** What was typed into a field for this kind of secret, as far as it has been typed. */
  readonly typed: (kind: SecretKind, text: string) => string
  readonly texts: (texts: Readonly<Record<string, string>>) => Record<string, string>
}

const BLANK_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const DEEPEST = 40
/** `name=value` in an address, a form or a cookie. */
const PAIR = /(?:^|[?&#;]\s*)[\w.-]+=/
const EACH_PAIR = /(^|[?&#;]\s*)([\w.-]+)=([^&#;\s"'<>]*)/g
/** The same in words, and `"name":"value"`. */
const NAMED = /(([A-Za-z][\w-]*)["']?\s*[:=]\s*["']?)([^\s"',;&}]+)/g
/** `queryX({"mobile":"..."})`: how RTK Query names what it keeps. */
const CACHE_KEY = /^(\w+\()(.*)(\))$/
/** A mask tells seven of eleven digits. */
const MASKED = /1[3-9]\d\*{4}\d{4}/g
const KIND_BY_LOOKS: Readonly<Record<Exclude<SecretLooks, 'named' | 'code'>, SecretKind>> = { token: 'token', id: 'id', number: 'number', email: 'email', place: 'place' }
/** A year from 2017 to 2033 in milliseconds, as text: no number of a card. */
const TIME = /^1[5-9]\d{11}$/

/** `marketplatformh5-termsOfService`: words of letters, however many, are the name of a field and no id, which has digits among them. */
const isFieldName = (key: string): boolean => /^[a-z]+\d?(?:[-_.][A-Za-z]+)*$|^[a-z]+(?:[A-Z][a-z]+)*$/.test(key)

export function createRedactor(standIns: StandIns): Redactor {
  const phone = (text: string): string => {
    const digits = text.replace(/\D/g, '')
    const own = digits.length > 11 ? digits.replace(/^(?:00)?86(?=1)/, '') : digits
    if (own.length > 11 || text.indexOf('*') >= 0) return standIns.of(text.indexOf('*') >= 0 ? 'phone' : 'number', text)
    const instead = own.length === 11 ? standIns.of('phone', own) : '13800000000'.slice(0, own.length)
    return text.indexOf(' ') >= 0 ? formatPhone(instead) : instead
  }
  const of = (kind: SecretKind, secret: string): string => (kind === 'phone' ? phone(secret) : standIns.of(kind, secret))

  const ofLooks = (found: string, looks: SecretLooks, before: string): string => {
    if (looks === 'named') return named(found, before)
    // Six digits alone are a price or a region as well: only a code that has been seen.
    if (looks === 'code') return standIns.ofKnown(found) ?? found
    // The name of a call: words without a figure.
    if (looks === 'id' && /^[a-z]+(?:[A-Z][a-z]+)+$/.test(found)) return found
    if (looks === 'email' && /user\d+(@|%(25)*40)example\.com$/.test(found)) return found
    if (looks !== 'number') return of(KIND_BY_LOOKS[looks], found)
    const digits = found.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '')
    if (TIME.test(found)) return found
    return /^1[3-9]\d{9}$/.test(digits) ? phone(found) : of('number', found)
  }
  function named(found: string, before: string): string {
    const { open, secret, close, kind } = readNamed(found, before)
    return kind && secret !== '' && canBe(kind, secret) ? open + of(kind, secret) + close : found
  }

  function text(raw: string, key = '', depth = 0): string {
    if (raw === '' || depth > DEEPEST) return raw
    // A picture may show a code or a number.
    if (raw.startsWith('data:image/')) return BLANK_PICTURE
    const kind = kindOfKey(key)
    const [, scheme = '', secret = raw] = /^((?:Bearer|Basic) )(.+)$/.exec(raw) ?? []
    if (kind && canBe(kind, secret)) return scheme + of(kind, secret)
    const known = standIns.ofKnown(raw)
    if (known !== null) return known
    if (/^\s*[{["]/.test(raw)) {
      const parsed = parse(raw)
      if (parsed !== undefined) return JSON.stringify(value(parsed, '', depth + 1))
    }
    const cached = CACHE_KEY.exec(raw)
    if (cached) return (cached[1] ?? '') + text(cached[2] ?? '', '', depth + 1) + (cached[3] ?? '')
    return PAIR.test(raw) ? pairs(raw, depth) : written(raw, '', depth)
  }
  /** Values are written with escapes: what they look like is no sign of what they are. */
  function pairs(raw: string, depth: number): string {
    let [shown, read] = ['', 0]
    raw.replace(EACH_PAIR, (found, before: string, name: string, value: string, at: number) => {
      shown += `${words(raw.slice(read, at) + before)}${name}=${written(value, name, depth)}`
      read = at + found.length
      return ''
    })
    return shown + words(raw.slice(read))
  }
  const words = (raw: string): string => {
    const redacted = raw.replace(NAMED, (found, before: string, name: string, secret: string) => {
      const kind = kindOfKey(name)
      return kind && canBe(kind, secret) ? before + of(kind, secret) : found
    })
    return replaceSecrets(standIns.replaceKnown(redacted), ofLooks).replace(MASKED, (mask) => standIns.of('phone', mask))
  }

  /** What is written with escapes is read without, however often it was escaped. */
  function written(raw: string, name: string, depth: number): string {
    const decoded = decode(raw)
    if (decoded === raw) return name === '' ? words(raw) : text(raw, name, depth + 1)
    const shown = text(decoded, name, depth + 1)
    if (shown === decoded) return raw
    if (/[\s\u0100-\uffff]/.test(raw)) return shown
    return /[/:]/.test(raw) ? encodeParam(shown).replace(/%2F/g, '/').replace(/%3A/g, ':') : encodeParam(shown)
  }

  function value(raw: unknown, key = '', depth = 0, siblings: Readonly<Record<string, unknown>> = {}): unknown {
    if (depth > DEEPEST) return null
    const kind = kindOfKey(key, siblings)
    if (typeof raw === 'string') return kind && canBe(kind, raw) ? of(kind, raw) : text(raw, key, depth)
    if (typeof raw === 'number') return number(raw, kind)
    if (Array.isArray(raw)) return raw.map((item) => value(item, key.replace(/s$/, ''), depth + 1, siblings))
    if (typeof raw !== 'object' || raw === null) return typeof raw === 'function' || typeof raw === 'symbol' || typeof raw === 'bigint' ? undefined : raw
    if (raw instanceof Error) return { name: raw.name, message: text(raw.message) }
    const source = raw as Readonly<Record<string, unknown>>
    const field = typeof source['field'] === 'string' ? source['field'] : ''
    const result: Record<string, unknown> = {}
    for (const name of Object.keys(source)) {
      // A form's field has its value under `value`; it is named by the form, or by itself.
      const isValue = name === 'value' && (kind !== null || field !== '')
      result[isFieldName(name) ? name : text(name)] = isValue ? value(source[name], field || key, depth + 1, field ? PERSON : siblings) : value(source[name], name, depth + 1, source)
    }
    return result
  }
  /** Where the stand-in is no number it is written as the text that it is. */
  const number = (raw: number, kind: SecretKind | null): number | string => {
    const written = String(raw)
    if (/^1[3-9]\d{9}$/.test(written)) return Number(phone(written))
    const standIn = !kind || kind === 'name' || kind === 'address' || written.length < 5 || !canBe(kind, written) ? raw : of(kind, written)
    return Number(standIn) || standIn
  }
  return {
    value: (raw, key) => value(raw, key),
    text: (raw, key) => text(raw, key),
    typed: (kind, raw) => {
      if (kind === 'phone') return phone(raw)
      return canBe(kind, raw) ? of(kind, raw) : kind === 'code' ? raw.replace(/./g, '0') : raw
    },
    texts: (texts) => {
      const result: Record<string, string> = {}
      for (const key of Object.keys(texts)) result[isFieldName(key) ? key : text(key)] = text(texts[key] ?? '', key)
      return result
    },
  }
}

/** A name is a person's only beside a phone: so is what a form keeps of one. */
const PERSON = { phone: '' }
