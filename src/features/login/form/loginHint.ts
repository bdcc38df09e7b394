import { isPhone } from '@/lib/phone'
import type { LoginState } from '../loginState'

/** What stops a code from being sent or a login from starting; one at a time, at the field it is about. `codeWrong` is the backend's word, and the others ours. */
export type LoginHint = 'phoneMissing' | 'phoneMalformed' | 'codeMissing' | 'codeWrong' | 'agreementUnticked'

export type HintOptions = {
  /** The page shows no agreements, so none has to be ticked (spec 1 §4). */
  readonly isProtocolHidden: boolean
}

type Filled = Pick<LoginState, 'phone' | 'code' | 'hasAgreed'>

/** Before a code is sent: the number, then the agreement (spec 1 §5). */
export function hintBeforeSending({ phone, hasAgreed }: Filled, { isProtocolHidden }: HintOptions): LoginHint | null {
  if (phone === '') return 'phoneMissing'
  if (!isPhone(phone)) return 'phoneMalformed'
  return hasAgreed || isProtocolHidden ? null : 'agreementUnticked'
}

/** Before logging in: the number, the code, then the agreement (spec 1 §5). */
export function hintBeforeLogin(form: Filled, options: HintOptions): LoginHint | null {
  const hint = hintBeforeSending(form, options)
  if (form.code === '' && (hint === null || hint === 'agreementUnticked')) return 'codeMissing'
  return hint
}

export type LoginField = 'phone' | 'code' | 'agreement'

export const FIELD_OF: Readonly<Record<LoginHint, LoginField>> = {
  phoneMissing: 'phone',
  phoneMalformed: 'phone',
  codeMissing: 'code',
  codeWrong: 'code',
  agreementUnticked: 'agreement',
}
