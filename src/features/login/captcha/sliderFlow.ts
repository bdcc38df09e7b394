import { isRefusal } from '@/api/errors/apiError'
import { describeError } from '@/api/errors/describeError'
import { apiMessages } from '@/api/messages'
import { selectEntry } from '@/features/entry'
import { withoutSecrets } from '@/lib/url/secretParams'
import { captchaApi } from '@/services/cas'
import { tracking } from '@/services/tracking'
import { toast } from '@/ui/feedback/toast'
import { updateContextToken } from '../flows/updateContextToken'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import type { CaptchaRun } from './captchaRun'
import { captchaEvent, sliderShown, sliderSolved } from './captchaState'
import { solveSlider } from './geetest'
import { captchaMessages } from './messages'

/** The slider captcha (spec 1 §4, §7): a challenge from the account service, the vendor's slider, and the proof back. */
export const startSlider =
  (run: CaptchaRun): LoginThunk<Promise<void>> =>
  async (dispatch, getState, { environment }) => {
    const clientAppId = environment.appId
    const contextToken = () => selectLogin(getState()).contextToken

    const asked = await dispatch(captchaApi.endpoints.initSlider.initiate({ contextToken: contextToken(), clientAppId }, { track: false }))
    dispatch(updateContextToken(asked))
    if (run.hasEnded()) return
    if (!asked.data) {
      await dispatch(sliderRefused(run, asked.error))
      return
    }

    const { gtServerStatus, ...challenge } = asked.data
    const solved = await solveSlider({ ...challenge, script: environment.sliderScript, left: run.outcome, onShown: () => dispatch(captchaEvent(sliderShown())) })
    if (run.hasEnded()) return
    if (solved.as === 'closed') {
      run.end('cancelled')
      return
    }
    if (solved.as === 'failed') {
      await dispatch(sliderBroken(run, solved.reason))
      return
    }

    dispatch(captchaEvent(sliderSolved()))
    const { as: _, ...proof } = solved
    // Goes into an address, which every server on its way writes down.
    const where = { pageUrl: withoutSecrets(window.location), userAgent: navigator.userAgent }
    const verdict = await dispatch(captchaApi.endpoints.verifySlider.initiate({ ...proof, ...where, gtServerStatus, clientAppId, contextToken: contextToken() }, { track: false }))
    dispatch(updateContextToken(verdict))
    if (run.hasEnded()) return
    if (verdict.data?.isPassed) run.end('passed')
    else await dispatch(verdict.data ? sliderBroken(run, 'not passed') : sliderRefused(run, verdict.error))
  }

/** The server does not go on with this attempt: its own words where it has some. */
const sliderRefused =
  (run: CaptchaRun, error: unknown): LoginThunk<Promise<void>> =>
  async (dispatch) => {
    await apiMessages.ready()
    await dispatch(isRefusal(error) ? sliderBroken(run, `${error.errCode} ${error.errMsg}`, describeError(error)) : sliderBroken(run, describeError(error)))
  }

/** 'Slider verification error' and a fail in the behaviour log (spec 1 §8). */
const sliderBroken =
  (run: CaptchaRun, reason: string, words?: string): LoginThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { sourceId, isApp } = selectEntry(getState())
    void dispatch(tracking.endpoints.addBehaviorLog.initiate({ type: 'login', outcome: 'fail', reason: `slider: ${reason}`, sourceId, telephone: run.phone, isApp }, { track: false }))
    await captchaMessages.ready()
    if (run.hasEnded()) return
    toast.error(words ?? captchaMessages.read().sliderFailed)
    run.end('reported')
  }
