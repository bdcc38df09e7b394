import { isBusinessError, isRefusal } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { toastError } from '@/api/errors/toastError'
import { captchaApi } from '@/services/cas'
import { updateContextToken } from '../flows/updateContextToken'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import { currentRun, type CaptchaRun } from './captchaRun'
import { answerMissed, answerRefused, answerSubmitted, answerUnsent, captchaEvent, pictureArrived, pictureFailed, pictureRequested } from './captchaState'

/** The picture captcha from its first picture on (spec 1 §4, §7). The run ends with `passed`, by the person, or in the server's words. */
export const startPicture =
  (run: CaptchaRun): LoginThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { contextToken } = selectLogin(getState())
    const request = { phone: run.phone, contextToken, source: window.location.pathname }
    const reply = await dispatch(captchaApi.endpoints.fetchPicture.initiate(request, { track: false }))
    dispatch(updateContextToken(reply))
    if (run.hasEnded()) return
    if (reply.data?.image) dispatch(captchaEvent(pictureArrived(reply.data.image)))
    else if (isRefusal(reply.error)) await tell(reply.error, run)
    else dispatch(captchaEvent(pictureFailed()))
  }

/** Another picture: the person cannot read this one, or it could not be shown. */
export const refreshPicture = (): LoginThunk<Promise<void>> => async (dispatch, getState) => {
  const run = currentRun()
  const { sms } = selectLogin(getState())
  if (!run || sms.step !== 'captcha' || (sms.status !== 'answering' && sms.status !== 'failed')) return
  dispatch(captchaEvent(pictureRequested()))
  await dispatch(startPicture(run))
}

/** A wrong answer brings a new picture; one that could not be asked about stays where it was typed. */
export const submitAnswer = (): LoginThunk<Promise<void>> => async (dispatch, getState) => {
  const run = currentRun()
  const { sms, contextToken } = selectLogin(getState())
  if (!run || sms.step !== 'captcha' || sms.status !== 'answering') return
  const answer = sms.answer.trim()
  if (answer === '') {
    dispatch(captchaEvent(answerMissed()))
    return
  }
  dispatch(captchaEvent(answerSubmitted()))
  const reply = await dispatch(captchaApi.endpoints.verifyPicture.initiate({ answer, contextToken, source: window.location.pathname }, { track: false }))
  dispatch(updateContextToken(reply))
  if (run.hasEnded()) return
  if (!reply.error) run.end('passed')
  else if (isBusinessError(reply.error, CODE.wrongCode)) {
    dispatch(captchaEvent(answerRefused()))
    await toastError(reply.error)
    await dispatch(startPicture(run))
  }
  // The server does not go on with this attempt, for instance because its context has run out.
  else if (isRefusal(reply.error)) await tell(reply.error, run)
  else dispatch(captchaEvent(answerUnsent()))
}

async function tell(error: unknown, run: CaptchaRun): Promise<void> {
  await toastError(error)
  run.end('reported')
}
