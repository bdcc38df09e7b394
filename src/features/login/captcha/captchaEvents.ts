import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import type { CaptchaState } from './captchaState'

/** Begins the names of all events of a captcha. */
export const CAPTCHA = 'login/captcha/'

/** The rules of a captcha come with its own code, long after the login state: its events bring the state that they lead to (`captchaState.ts`). */
export const isCaptchaEvent = (action: UnknownAction): action is PayloadAction<CaptchaState> => action.type.startsWith(CAPTCHA)
