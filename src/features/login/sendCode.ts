import { isBusinessError } from '@/api/apiError'
import { CODE } from '@/api/errorCodes'
import { cas, type SmsStep } from '@/services/cas'
import { toast } from '@/ui/toast'
import type { CaptchaOutcome } from './captcha/captchaRun'
import type { CaptchaKind } from './captcha/captchaState'
import { runCaptcha } from './captchas'
import { contextTokenKept } from './contextToken'
import { hintBeforeSending, type HintOptions } from './loginHint'
import { captchaDemanded, codeRefused, codeRequested, codeSent, hintGiven } from './loginSlice'
import type { SmsState } from './loginState'
import { selectLogin, type LoginThunk } from './loginThunk'
import { loginMessages } from './messages'
import { secondsLeft } from './smsCountdown'

/** What a send came to: `told` is a failure whose message the person already sees. */
type SendResult = { readonly as: 'sent' } | { readonly as: 'captcha'; readonly kind: CaptchaKind } | { readonly as: 'wrongNumber' | 'needVerify' | 'failed' | 'told' }

const RESULTS: Readonly<Record<SmsStep, SendResult>> = {
  sent: { as: 'sent' },
  pictureCaptcha: { as: 'captcha', kind: 'picture' },
  verification: { as: 'needVerify' },
  failed: { as: 'failed' },
}

/** A captcha that was passed is asked for again only by a backend that is not well: no endless round of puzzles. */
const MAX_CAPTCHAS = 3

/** Asks for a code (spec 1 §4). Ignored while a send is under way or the countdown runs; captchas are shown and the code is asked for again. */
export const sendCode =
  (options: HintOptions): LoginThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const login = selectLogin(getState())
    if (!isReady(login.sms)) return
    const hint = hintBeforeSending(login, options)
    if (hint) {
      dispatch(hintGiven(hint))
      return
    }
    let captchas = 0
    for (;;) {
      dispatch(codeRequested())
      const result = await dispatch(askForCode(login.phone))
      if (result.as === 'sent') {
        dispatch(codeSent({ at: Date.now() }))
        toast.success(loginMessages.read().toast.codeSent)
        return
      }
      if (result.as !== 'captcha') return refuse(result.as)
      captchas += 1
      if (captchas > MAX_CAPTCHAS) return refuse('failed')
      dispatch(captchaDemanded(result.kind))
      const outcome = await dispatch(runCaptcha(result.kind, login.phone))
      if (outcome !== 'passed') return refuse(outcome)
    }

    /** The button comes back, with words unless the person knows already. */
    function refuse(reason: 'wrongNumber' | 'needVerify' | 'failed' | Exclude<CaptchaOutcome, 'passed'>): void {
      dispatch(codeRefused())
      const texts = loginMessages.read().toast
      if (reason === 'wrongNumber') toast.error(texts.wrongNumber)
      if (reason === 'needVerify') toast.error(texts.needVerify)
      if (reason === 'failed') toast.error(texts.codeNotSent)
      if (reason === 'unavailable') toast.error(texts.captchaUnavailable)
    }
  }

/** A countdown that ran out while the page slept does not hold anybody up. */
function isReady(sms: SmsState): boolean {
  return sms.step === 'idle' || (sms.step === 'countingDown' && secondsLeft(sms.until, Date.now()) === 0)
}

/** One request. Its reply, a refusal too, replaces the context token (spec 1 §3). */
const askForCode =
  (phone: string): LoginThunk<Promise<SendResult>> =>
  async (dispatch, getState) => {
    const { contextToken } = selectLogin(getState())
    const reply = await dispatch(cas.endpoints.sendSms.initiate({ phone, contextToken }, { track: false }))
    dispatch(contextTokenKept(reply))
    const { data, error } = reply
    if (data) return RESULTS[data.step]
    if (isBusinessError(error, CODE.sliderCaptchaRequired)) return { as: 'captcha', kind: 'slider' }
    return { as: isBusinessError(error, CODE.wrongNumber) ? 'wrongNumber' : 'told' }
  }
