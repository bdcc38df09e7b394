import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { CaptchaState } from './captchaState'

/** Begins the names of all events of a captcha. */
export const CAPTCHA = 'login/captcha/'

let reduce: Reducer<CaptchaState> | undefined

/** The captcha's part of the login state comes with the code that makes its events, so no event meets a login state without it. */
export function joinCaptcha(reducer: Reducer<CaptchaState>): void {
  reduce = reducer
}

export const isCaptchaEvent = ({ type }: UnknownAction): boolean => type.startsWith(CAPTCHA)

export const reduceCaptcha = (captcha: CaptchaState, event: UnknownAction): CaptchaState => reduce?.(captcha, event) ?? captcha
