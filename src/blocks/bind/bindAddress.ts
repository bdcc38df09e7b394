import type { Rebinding } from '@/features/login'
import { isPhone } from '@/lib/phone'
import { parseQuery, withParams } from '@/lib/url/query'
import { NO_SECRETS } from '@/lib/url/secretParams'

const BIND_PATH = '/driver-promotor-code-bind'

const CODE = /^[\w.~:-]{1,64}$/
const SMS_CODE = /^\S{1,6}$/
const LONGEST_TOKEN = 4_096

/** The verify page with its query (spec 1 §2); the other parameters of the address stay. */
export function verifyPath(search: string, { oldCode, newCode, phone, smsCode, contextToken }: Rebinding): string {
  return `${BIND_PATH}/verify${withParams(search, { type: 'success', promotorCode: oldCode, newPromotorCode: newCode, mobile: phone, smsCode, contextToken })}`
}

export function resultPath(search: string, text: string): string {
  return `${BIND_PATH}/result${withParams(search, { ...NO_SECRETS, newPromotorCode: null, promotorCode: null, type: 'success', text })}`
}

/** Back to the form, for the code that was to be bound. */
export function formPath(search: string): string {
  const newCode = parseQuery(search).get('newPromotorCode')
  return BIND_PATH + withParams(search, { ...NO_SECRETS, newPromotorCode: null, type: null, promotorCode: newCode !== null && CODE.test(newCode) ? newCode : null })
}

/** What the verify page was asked; null when anything is missing or is not what it should be. */
export function readRebinding(search: string): Rebinding | null {
  const query = parseQuery(search)
  const value = (name: string): string => query.get(name) ?? ''
  const rebinding = { oldCode: value('promotorCode'), newCode: value('newPromotorCode'), phone: value('mobile'), smsCode: value('smsCode'), contextToken: value('contextToken').slice(0, LONGEST_TOKEN) }
  const { oldCode, newCode, phone, smsCode } = rebinding
  const isWhole = value('type') === 'success' && CODE.test(oldCode) && CODE.test(newCode) && isPhone(phone) && SMS_CODE.test(smsCode)
  return isWhole ? rebinding : null
}

export type BindResult = { readonly isSuccess: boolean; readonly text: string }

/** Anybody can write an address: its text is shown as plain words, short, and without what turns or hides letters. */
const MAX_TEXT = 40
// oxlint-disable-next-line no-control-regex -- control characters are the point
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

export function readResult(search: string): BindResult {
  const query = parseQuery(search)
  const text = Array.from((query.get('text') ?? '').replace(INVISIBLE, '').trim()).slice(0, MAX_TEXT).join('')
  return { isSuccess: query.get('type') === 'success', text }
}
