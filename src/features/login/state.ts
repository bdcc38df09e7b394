// What of the login lies in every page's store, in one piece: the form, its flows and the one-click overlay come later and take it from here.
export { autoLoginFailed, autoLoginStarted } from './autoLogin/autoLoginState'
export { selectHasLoggedInByItself, selectIsLoggingInByItself } from './autoLogin/selectIsLoggingInByItself'
export { CAPTCHA, joinCaptcha } from './captcha/captchaPart'
export { FIELD_OF, hintBeforeLogin, hintBeforeSending } from './loginHint'
export type { HintOptions, LoginField } from './loginHint'
export { loginPersist } from './login.persist'
export {
  agreementToggled, captchaDemanded, codeRefused, codeRequested, codeSent, codeTyped, contextTokenReplaced, countdownEnded, formCleared, hintGiven, loginInterrupted, loginReducer, loginRefused,
  loginSubmitted, phoneTyped,
} from './loginSlice'
export { selectIsSubmitting, selectLogin, useLoginDispatch } from './loginThunk'
export type { LoginRoot, LoginThunk } from './loginThunk'
export { carrierPageOpened, carrierTokenReceived, isOneClickOpen, isOneClickRunning, oneClickLeft, oneClickOffered, oneClickStarted } from './oneClick/oneClickState'
export { CODE_LENGTH, PHONE_LENGTH, toCode, toPhone } from './typedInput'
