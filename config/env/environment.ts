import type { APP_SCHEMES } from './appSchemes.ts'

export type Stage = 'dev' | 'sit' | 'uat' | 'prod'

/** The product line whose agreements, ids and look a host shows. */
export type Line = 'car' | 'carCommercial' | 'taxi'

/** Everything that differs between the places the app is served from (spec 2 §9). Bases carry no trailing slash; '' is the page's own origin. */
export type Environment = {
  readonly stage: Stage
  readonly line: Line
  readonly apiBase: string
  readonly configBase: string
  /** X-Saic-App-Id, X-Saic-Product-Id, and the X-Saic-Channel used where the address names no channel. */
  readonly appId: string
  readonly productId: string
  readonly channel: string
  /** `projectName` and `productType` of the web-config call (spec 1 §7). */
  readonly projectName: string
  readonly productType: number
  /** The slider captcha vendor's loader (`initGeetest`). Development's is a stand-in that the embedded backend serves. */
  readonly sliderScript: string
  /** The carrier login vendor's SDK (`PhoneNumberServer`), likewise. */
  readonly carrierScript: string
  /** The payment app's web-view script (`my`), likewise. */
  readonly paymentScript: string
  /** The scheme of the line's own native app, which its deep links begin with. */
  readonly appScheme: (typeof APP_SCHEMES)[keyof typeof APP_SCHEMES]
  /** The maps service (spec 2 §7.1), another company's: it gets a key and a question, and nothing that says who asks. */
  readonly mapsBase: string
  readonly mapsKey: string
  /** The native app for charging cars, whose ticket logins name it (spec 1 §7). */
  readonly chargeCarAppId: string
  /** Where reports of errors and web vitals go, as a POST of JSON without anything personal in it; '' writes them to the console instead. */
  readonly reportUrl: string
  /** Where the session is kept: a cookie, or session storage where a gateway forbids cookies. */
  readonly sessionStore: 'cookie' | 'sessionStorage'
}

export const isProduction = (environment: Pick<Environment, 'stage'>): boolean => environment.stage === 'prod'
