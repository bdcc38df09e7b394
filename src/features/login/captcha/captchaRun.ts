/**
 * How a captcha ended. `passed`: another code may be asked for. `cancelled`: the person gave up, and knows it. `unavailable`: it could not
 * be shown. `reported`: it failed, and the reason is shown.
 */
export type CaptchaOutcome = 'passed' | 'cancelled' | 'unavailable' | 'reported'

/** One captcha from the demand to its end. What it shows stands in the store; this is who waits for it. The first end counts. */
export type CaptchaRun = {
  /** The number that the code is for. */
  readonly phone: string
  readonly outcome: Promise<CaptchaOutcome>
  readonly end: (outcome: CaptchaOutcome) => void
  readonly hasEnded: () => boolean
}

let latest: CaptchaRun | undefined

/** There is one screen, so a new run ends the one before it. */
export function beginRun(phone: string): CaptchaRun {
  latest?.end('cancelled')
  let hasEnded = false
  let settle: (outcome: CaptchaOutcome) => void
  const outcome = new Promise<CaptchaOutcome>((resolve) => {
    settle = resolve
  })
  latest = {
    phone,
    outcome,
    hasEnded: () => hasEnded,
    end: (how) => {
      hasEnded = true
      settle(how)
    },
  }
  return latest
}

let mountedHost: object | undefined

/** Captchas can show from now on, until the result is called: that cancels the one on the screen. */
export function mountHost(): () => void {
  const host = {}
  mountedHost = host
  return () => {
    if (mountedHost === host) mountedHost = undefined
    currentRun()?.end('cancelled')
  }
}

/** Asked later on, the result says whether captchas still show where they do now: one that was demanded late must not open over another page. */
export function watchHost(): () => boolean {
  const host = mountedHost
  return () => host !== undefined && mountedHost === host
}

/** The captcha that is on the screen, if one is. */
export function currentRun(): CaptchaRun | undefined {
  return latest?.hasEnded() === false ? latest : undefined
}
