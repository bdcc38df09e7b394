import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import { emptyLogin, type LoginState, type SmsState, type SubmissionState } from './loginState'
import { deserializeOneClick } from './oneClick/oneClickState'
import { toCode, toPhone } from './form/typedInput'

const text = (value: unknown, limit: number): string => (typeof value === 'string' ? value.slice(0, limit) : '')

/** A countdown goes on after a reload; a request or a captcha that the reload cut off does not, and may be tried again. */
function deserializeSms(value: unknown): SmsState {
  const { step, until } = Object(value) as { readonly step: unknown; readonly until: number }
  return step === 'countingDown' && Number.isFinite(until) ? { step, until } : emptyLogin.sms
}

/** Only what a login that broke off behind its code needs in order to go on (`flows/completeLogin.ts`). */
function deserializeSubmission(value: unknown): SubmissionState {
  const { step, phone, isRegistration } = Object(value) as { readonly step?: unknown; readonly phone?: unknown; readonly isRegistration?: unknown }
  return step === 'interrupted' && typeof phone === 'string' ? { step, phone: toPhone(phone), isRegistration: isRegistration === true } : emptyLogin.submission
}

function deserialize(stored: StoredValues): Partial<LoginState> {
  return {
    phone: toPhone(text(stored['phone'], 40)),
    prefilled: toPhone(text(stored['prefilled'], 40)),
    code: toCode(text(stored['code'], 40)),
    hasAgreed: stored['hasAgreed'] === true,
    agreements: text(stored['agreements'], 4_096),
    contextToken: text(stored['contextToken'], 4_096),
    sms: deserializeSms(stored['sms']),
    submission: deserializeSubmission(stored['submission']),
    oneClick: deserializeOneClick(stored['oneClick']),
  }
}

/** What was typed, and what was there before that, outlives a reload in this tab, and the tab alone: it is gone once the login is done or the tab is closed. */
export const loginPersist: SlicePersist<LoginState> = {
  key: 'login',
  storage: 'tab',
  version: 1,
  whitelist: ['phone', 'prefilled', 'code', 'hasAgreed', 'agreements', 'contextToken', 'sms', 'submission', 'oneClick'],
  migrations: {},
  deserialize,
}
