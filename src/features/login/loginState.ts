import { noAutoLogin, type AutoLoginState } from './autoLogin/autoLoginState'
import type { CaptchaState } from './captcha/captchaState'
import type { LoginHint } from './form/loginHint'
import { noOneClick, type OneClickState } from './oneClick/oneClickState'

/**
 * The get-code button (spec 1 §4): idle, a request on its way, a captcha in between, or counting down until `until` (epoch ms).
 * Only idle accepts a click.
 */
export type SmsState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | CaptchaState
  | { readonly step: 'countingDown'; readonly until: number }

/**
 * The submit of the form, a login or a binding: idle, under way, or (a login alone) interrupted: the code was accepted for `phone` and the token is stored, but what follows it
 * failed. The next submit continues from there, because a code can be used only once.
 */
export type SubmissionState =
  | { readonly step: 'idle' }
  | { readonly step: 'submitting' }
  | { readonly step: 'interrupted'; readonly phone: string; readonly isRegistration: boolean }

export type LoginState = {
  /** Digits only; grouped where it is shown. */
  readonly phone: string
  /** The number that the page before gave (`loginPrefilled`), or ''. While the form holds nothing else, the user has typed nothing, and one-click login may still be offered. */
  readonly prefilled: string
  readonly code: string
  readonly hasAgreed: boolean
  /** What the tick was set for: the address's folder and the documents' names, joined by commas; '' where it was set in another form and no login has shown it yet. */
  readonly agreements: string
  /** The tick was set in the phone form since the document was loaded: its user has begun with it. One that was set in the overlay, or brought along, is none of the form's. */
  readonly hasTicked: boolean
  /** Issued by the server, replaced by every reply (spec 1 §3). */
  readonly contextToken: string
  readonly sms: SmsState
  readonly submission: SubmissionState
  /** A new object each time, so that the same hint given twice moves the focus twice. `text`: the server's words, in place of ours. */
  readonly hint: { readonly reason: LoginHint; readonly text?: string } | null
  readonly oneClick: OneClickState
  readonly autoLogin: AutoLoginState
}

export const emptyLogin: LoginState = {
  phone: '',
  prefilled: '',
  code: '',
  hasAgreed: false,
  agreements: '',
  hasTicked: false,
  contextToken: '',
  sms: { step: 'idle' },
  submission: { step: 'idle' },
  hint: null,
  oneClick: noOneClick,
  autoLogin: noAutoLogin,
}
