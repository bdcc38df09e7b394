import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedIn, loggedOut, sessionSynced } from '@/features/session'
import { afterLoggedIn, afterLoggedOut, afterSessionSynced, isAutoLoginEvent, reduceAutoLogin } from './autoLogin/autoLoginState'
import { isCaptchaEvent } from './captcha/captchaEvents'
import type { CaptchaState } from './captcha/captchaState'
import { FIELD_OF, type LoginField, type LoginHint } from './form/loginHint'
import { emptyLogin, type LoginState, type SubmissionState } from './loginState'
import { isOneClickEvent, isOneClickOpen, reduceOneClick } from './oneClick/oneClickState'
import { SMS_COUNTDOWN_MS } from './form/smsCountdown'
import { toCode, toPhone } from './form/typedInput'

const withoutHintAt = (field: LoginField, hint: LoginState['hint']): LoginState['hint'] => (hint && FIELD_OF[hint.reason] === field ? null : hint)

const slice = createSlice({
  name: 'login',
  initialState: emptyLogin,
  reducers: {
    phoneTyped: (state, { payload }: PayloadAction<string>): LoginState => ({
      ...state,
      phone: toPhone(payload),
      hint: withoutHintAt('phone', state.hint),
    }),
    codeTyped: (state, { payload }: PayloadAction<string>): LoginState => ({
      ...state,
      code: toCode(payload),
      hint: withoutHintAt('code', state.hint),
    }),
    /** Takes over the number, and the tick where there is one, that the user has given in another form: on the page before, or on this page where a form logs in by itself. */
    loginPrefilled: (state, { payload: { phone, hasAgreed, agreements = '' } }: PayloadAction<{ readonly phone: string; readonly hasAgreed?: boolean; readonly agreements?: string }>): LoginState => {
      const prefilled = toPhone(phone)
      const agreed = hasAgreed === undefined ? state : { ...state, hasAgreed, agreements }
      return prefilled === '' ? agreed : { ...agreed, phone: prefilled, prefilled, code: prefilled === state.phone ? state.code : '' }
    },
    /** Toggling clears the hint (spec 1 §4). */
    agreementToggled: {
      prepare: (payload: boolean, agreements = '') => ({ payload, meta: { agreements } }),
      reducer: (state, { payload: hasAgreed, meta: { agreements } }: PayloadAction<boolean, string, { readonly agreements: string }>): LoginState => ({
        ...state,
        hasAgreed,
        agreements,
        hint: withoutHintAt('agreement', state.hint),
        hasTicked: hasAgreed && !isOneClickOpen(state.oneClick),
      }),
    },
    /** A hint goes with the form that it was given in: who comes back to it has pressed nothing yet. */
    formClosed: (state): LoginState => ({ ...state, hint: null }),
    hintShown: (state, { payload: reason }: PayloadAction<LoginHint>): LoginState => ({ ...state, hint: { reason } }),
    /** The backend refused the code. Its message stays at the field where the next code is typed, besides the toast that spec 2 §8 asks for. */
    codeRejected: (state, { payload: text }: PayloadAction<string>): LoginState => ({ ...state, hint: { reason: 'codeWrong', text } }),
    codeRequested: (state): LoginState => ({ ...state, sms: { step: 'sending' }, hint: null }),
    captchaDemanded: (state, { payload: sms }: PayloadAction<CaptchaState>): LoginState => ({ ...state, sms }),
    codeSent: (state, { payload: { at } }: PayloadAction<{ readonly at: number }>): LoginState => ({ ...state, sms: { step: 'countingDown', until: at + SMS_COUNTDOWN_MS } }),
    /** No code was sent: the call failed, the backend refused, or a captcha was not passed. */
    codeNotSent: (state): LoginState => ({ ...state, sms: { step: 'idle' } }),
    countdownEnded: (state): LoginState => (state.sms.step === 'countingDown' ? { ...state, sms: { step: 'idle' } } : state),
    contextTokenReplaced: (state, { payload }: PayloadAction<string>): LoginState => ({ ...state, contextToken: payload }),
    loginSubmitted: (state): LoginState => ({ ...state, submission: { step: 'submitting' }, hint: null }),
    /** The form was used without a login (binding a code). As after a login, nothing of it stays in the tab's storage. */
    formCleared: ({ autoLogin }): LoginState => ({ ...emptyLogin, autoLogin }),
    /** The submit has ended without a result to continue from: it was refused, it failed, or (a binding) the next page has opened. */
    loginRefused: (state): LoginState => ({ ...state, submission: { step: 'idle' } }),
    loginInterrupted: (state, { payload }: PayloadAction<Omit<Extract<SubmissionState, { step: 'interrupted' }>, 'step'>>): LoginState => ({
      ...state,
      submission: { step: 'interrupted', ...payload },
    }),
  },
  extraReducers: (builder) => {
    // Nothing of a finished login stays in the tab's storage. What the user has begun in another form while the host logs them in (binding a code, leaving a number) is no part of it.
    builder.addCase(loggedIn, (state): LoginState => ({ ...(state.autoLogin.step === 'running' && state.submission.step !== 'interrupted' ? state : emptyLogin), autoLogin: afterLoggedIn(state.autoLogin) }))
    // `tokenMissing` ends no session: a login may be under way, so its submission stays.
    builder.addCase(loggedOut, (state, { payload: { reason } }): LoginState => ({ ...state, submission: reason === 'tokenMissing' ? state.submission : { step: 'idle' }, autoLogin: afterLoggedOut(state.autoLogin) }))
    // A login that broke off here was finished in the other tab: there is nothing to go on from.
    builder.addCase(sessionSynced, (state, { payload: { id } }): LoginState => ({ ...(id && state.submission.step === 'interrupted' ? emptyLogin : state), autoLogin: afterSessionSynced(state.autoLogin, id) }))
    builder.addMatcher(isCaptchaEvent, (state, { payload: sms }): LoginState => (state.sms.step === 'captcha' ? { ...state, sms } : state))
    builder.addMatcher(isOneClickEvent, (state, event): LoginState => ({ ...state, hint: null, oneClick: reduceOneClick(state.oneClick, event) }))
    builder.addMatcher(isAutoLoginEvent, (state, event): LoginState => ({ ...state, autoLogin: reduceAutoLogin(state.autoLogin, event) }))
  },
})

export const loginReducer = slice.reducer
export const {
  phoneTyped,
  codeTyped,
  loginPrefilled,
  agreementToggled,
  formClosed,
  hintShown,
  codeRejected,
  codeRequested,
  captchaDemanded,
  codeSent,
  codeNotSent,
  countdownEnded,
  contextTokenReplaced,
  loginSubmitted,
  formCleared,
  loginRefused,
  loginInterrupted,
} = slice.actions
