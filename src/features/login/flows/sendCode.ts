import { watchHost } from '../captcha/captchaRun'
import { readFlowsOr } from './flowsChunk'
import type { SmsState } from '../loginState'
import { secondsLeft } from '../form/smsCountdown'
import { codeNotSent, codeRequested, hintShown } from '../loginSlice'
import { hintBeforeSending, type HintOptions } from '../form/loginHint'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'

/** Asks for a code (spec 1 §4). Ignored while a send is under way or the countdown runs. */
export const sendCode =
  (options: HintOptions): LoginThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const login = selectLogin(getState())
    if (!isReady(login.sms)) return
    const hint = hintBeforeSending(login, options)
    if (hint) {
      dispatch(hintShown(hint))
      return
    }
    const isFormShown = watchHost()
    dispatch(codeRequested())
    const flows = await readFlowsOr(() => dispatch(codeNotSent()))
    if (flows) await dispatch(flows.requestCode(login.phone, isFormShown))
  }

/** A countdown that ran out while the page slept does not hold up the user. */
function isReady(sms: SmsState): boolean {
  return sms.step === 'idle' || (sms.step === 'countingDown' && secondsLeft(sms.until, Date.now()) === 0)
}
