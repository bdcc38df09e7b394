export type CaptchaKind = 'slider' | 'picture'

/** `passed`: another code may be asked for. `cancelled`: the person gave up, and knows it. `unavailable`: it could not be shown. */
export type CaptchaOutcome = 'passed' | 'cancelled' | 'unavailable'

/** Shows a captcha and resolves once it is over, never rejects. It finds the login state, and writes the context token, through the store. */
export type RunCaptcha = (kind: CaptchaKind) => Promise<CaptchaOutcome>

const captchas: { readonly [kind in CaptchaKind]?: () => Promise<CaptchaOutcome> } = {}

/** A captcha that this build does not bring is unavailable, and the flow that needed it says so. */
export const runCaptcha: RunCaptcha = (kind) => captchas[kind]?.() ?? Promise.resolve('unavailable')
