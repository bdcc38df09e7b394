import { isBusinessError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { readFingerId } from '@/features/entry'
import { cas, type SmsStep } from '@/services/cas'
import { toast } from '@/ui/feedback/toast'
import type { CaptchaOutcome } from '../captcha/captchaRun'
import { firstCaptcha, type CaptchaKind } from '../captcha/captchaState'
import { runCaptcha } from '../captcha/runCaptcha'
import { updateContextToken } from './updateContextToken'
import { captchaDemanded, codeNotSent, codeRequested, codeSent } from '../loginSlice'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import { flowMessages } from './messages'

/** The outcome of a send. `reported`: it failed, and its message is shown already. */
type SendResult = { readonly as: 'sent' } | { readonly as: 'captcha'; readonly kind: CaptchaKind } | { readonly as: 'needVerify' | 'failed' | 'reported'; /** In the server's words, where it has some. */ readonly text?: string }

const RESULTS: Readonly<Record<SmsStep, SendResult>> = {
  sent: { as: 'sent' },
  pictureCaptcha: { as: 'captcha', kind: 'picture' },
  verification: { as: 'needVerify' },
  failed: { as: 'failed' },
}

/** A captcha that was passed is asked for again only by a backend that is not well: no endless round of puzzles. */
const MAX_CAPTCHAS = 3

/** From the request that stands in the login state to the code, or to the button's return; captchas are shown and the code is asked for again. */
export const requestCode =
  (phone: string, isFormShown: () => boolean): LoginThunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all([flowMessages.ready(), dispatch(readFingerId())])
    const texts = flowMessages.read()
    for (let captchas = 0; ; captchas += 1) {
      if (captchas > 0) dispatch(codeRequested())
      const result = await dispatch(askForCode(phone))
      if (result.as === 'sent') {
        dispatch(codeSent({ at: Date.now() }))
        toast.success(texts.codeSent)
        return
      }
      if (result.as !== 'captcha') return refuse(result.as, result.text)
      if (captchas === MAX_CAPTCHAS) return refuse('failed')
      // Leaving the form is cancelling.
      if (!isFormShown()) return refuse('cancelled')
      dispatch(captchaDemanded(firstCaptcha[result.kind]))
      const outcome = await dispatch(runCaptcha(result.kind, phone))
      if (outcome !== 'passed') return refuse(outcome)
    }

    /** The button comes back, with words unless the person knows already. */
    function refuse(reason: 'needVerify' | 'failed' | Exclude<CaptchaOutcome, 'passed'>, text?: string): void {
      dispatch(codeNotSent())
      if (reason === 'needVerify') toast.error(text || texts.needVerify)
      if (reason === 'failed') toast.error(text || texts.codeNotSent)
      if (reason === 'unavailable') toast.error(texts.captchaUnavailable)
    }
  }

/** One request. Its reply, a refusal too, replaces the context token (spec 1 §3). */
const askForCode =
  (phone: string): LoginThunk<Promise<SendResult>> =>
  async (dispatch, getState) => {
    const { contextToken } = selectLogin(getState())
    const reply = await dispatch(cas.endpoints.sendSms.initiate({ phone, contextToken }, { track: false }))
    dispatch(updateContextToken(reply))
    const { data, error } = reply
    if (data) return { ...RESULTS[data.step], text: data.message }
    if (isBusinessError(error, CODE.sliderCaptchaRequired)) return { as: 'captcha', kind: 'slider' }
    return { as: 'reported' }
  }
