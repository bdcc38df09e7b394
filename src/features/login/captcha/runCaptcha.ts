import { beginRun, type CaptchaOutcome, type CaptchaRun } from './captchaRun'
import type { CaptchaKind } from './captchaState'
import type { LoginThunk } from '../loginThunk'
import { pictureChunk } from './pictureChunk'
import { sliderChunk } from './sliderChunk'

type Start = (run: CaptchaRun) => LoginThunk<Promise<void>>

const starts: Readonly<Record<CaptchaKind, () => Promise<Start>>> = {
  picture: async () => (await pictureChunk.read()).startPicture,
  slider: async () => (await sliderChunk.read()).startSlider,
}

/**
 * Runs the captcha that the login state has come to, for the number that a code is wanted for, and resolves once it is over; never
 * rejects. The newest context token is in the login state then.
 */
export const runCaptcha =
  (kind: CaptchaKind, phone: string): LoginThunk<Promise<CaptchaOutcome>> =>
  (dispatch) => {
    const run = beginRun(phone)
    starts[kind]()
      .then((start) => (run.hasEnded() ? undefined : dispatch(start(run))))
      .catch(() => run.end('unavailable'))
    return run.outcome
  }
