import { createAction, createReducer, type UnknownAction } from '@reduxjs/toolkit'
import { CAPTCHA } from './captchaEvents'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'

/** Why a picture's answer was not taken: none was typed, it was wrong, or the call failed. */
type PictureNotice = 'missing' | 'wrong' | 'unsent'

/** The picture captcha's dialog (spec 1 §2). Only `answering` accepts typing and a submit; only `answering` and `failed` accept a request for another picture. */
export type PictureCaptcha =
  | { readonly step: 'captcha'; readonly kind: 'picture'; readonly status: 'loading'; readonly notice: PictureNotice | null }
  | { readonly step: 'captcha'; readonly kind: 'picture'; readonly status: 'failed'; readonly notice: PictureNotice | null }
  | { readonly step: 'captcha'; readonly kind: 'picture'; readonly status: 'answering'; readonly image: string; readonly answer: string; readonly notice: PictureNotice | null }
  | { readonly step: 'captcha'; readonly kind: 'picture'; readonly status: 'verifying'; readonly image: string; readonly answer: string }

/** The slider (spec 1 §4): `preparing` its challenge, `solving` by the user, `verifying` by the backend. */
type SliderCaptcha = { readonly step: 'captcha'; readonly kind: 'slider'; readonly status: 'preparing' | 'solving' | 'verifying' }

/** The get-code button's step while a captcha is open between two sends. It ends when the code is sent again, or that send is refused. */
export type CaptchaState = PictureCaptcha | SliderCaptcha
export type CaptchaKind = CaptchaState['kind']

export const firstCaptcha: Readonly<Record<CaptchaKind, CaptchaState>> = {
  picture: { step: 'captcha', kind: 'picture', status: 'loading', notice: null },
  slider: { step: 'captcha', kind: 'slider', status: 'preparing' },
}

export const pictureRequested = createAction(`${CAPTCHA}pictureRequested`)
export const pictureArrived = createAction<string>(`${CAPTCHA}pictureArrived`)
export const pictureFailed = createAction(`${CAPTCHA}pictureFailed`)
export const answerTyped = createAction<string>(`${CAPTCHA}answerTyped`)
export const answerMissed = createAction(`${CAPTCHA}answerMissed`)
export const answerSubmitted = createAction(`${CAPTCHA}answerSubmitted`)
export const answerRefused = createAction(`${CAPTCHA}answerRefused`)
export const answerUnsent = createAction(`${CAPTCHA}answerUnsent`)
export const sliderShown = createAction(`${CAPTCHA}sliderShown`)
export const sliderSolved = createAction(`${CAPTCHA}sliderSolved`)

/** The captcha's state after an event. An event that does not fit the status changes nothing. */
export const nextCaptcha = createReducer<CaptchaState>(firstCaptcha.picture, (builder) => {
  builder
    .addCase(pictureRequested, (captcha) => (captcha.status === 'answering' || captcha.status === 'failed' ? { step: 'captcha', kind: 'picture', status: 'loading', notice: null } : captcha))
    .addCase(pictureArrived, (captcha, { payload: image }) =>
      captcha.status === 'loading' ? { step: 'captcha', kind: 'picture', status: 'answering', image, answer: '', notice: captcha.notice } : captcha,
    )
    .addCase(pictureFailed, (captcha) =>
      captcha.status === 'loading' || captcha.status === 'answering' ? { step: 'captcha', kind: 'picture', status: 'failed', notice: captcha.notice } : captcha,
    )
    .addCase(answerTyped, (captcha, { payload: answer }) => (captcha.status === 'answering' ? { ...captcha, answer, notice: null } : captcha))
    .addCase(answerMissed, (captcha) => (captcha.status === 'answering' ? { ...captcha, notice: 'missing' } : captcha))
    .addCase(answerSubmitted, (captcha) =>
      captcha.status === 'answering' ? { step: 'captcha', kind: 'picture', status: 'verifying', image: captcha.image, answer: captcha.answer } : captcha,
    )
    .addCase(answerRefused, (captcha) => (captcha.kind === 'picture' && captcha.status === 'verifying' ? { step: 'captcha', kind: 'picture', status: 'loading', notice: 'wrong' } : captcha))
    .addCase(answerUnsent, (captcha) => (captcha.kind === 'picture' && captcha.status === 'verifying' ? { ...captcha, status: 'answering', notice: 'unsent' } : captcha))
    .addCase(sliderShown, (captcha) => (captcha.status === 'preparing' ? { ...captcha, status: 'solving' } : captcha))
    .addCase(sliderSolved, (captcha) => (captcha.status === 'solving' ? { ...captcha, status: 'verifying' } : captcha))
})

/**
 * Dispatches a captcha event under its own name, with the state that it leads to in place of its payload; nothing when no captcha is open. These rules
 * are a chunk of their own: the first screen's reducer only stores the state (`isCaptchaEvent`), and a log of actions still says what happened.
 */
export const captchaEvent =
  (event: UnknownAction): LoginThunk<void> =>
  (dispatch, getState) => {
    const { sms } = selectLogin(getState())
    if (sms.step === 'captcha') dispatch({ type: event.type, payload: nextCaptcha(sms, event) })
  }
