import { loadScript } from '@/lib/device/loadScript'

/** The carrier's own limit for each of its two steps (spec 1 §7), in ms. */
export const CARRIER_TIMEOUT_MS = 5_000
/** Longer than the SDK's own limit, so that its words come first; ours is for an SDK that says nothing at all. */
const OUR_LIMIT = CARRIER_TIMEOUT_MS + 1_000

export const CARRIER_CODE = { available: '600000', signatureExpired: '600034' } as const
/** `watch` says so when the person closes the carrier's page. */
const PAGE_CLOSED = '2'

type SdkAnswer = { readonly code?: string | number; readonly msg?: string; readonly spToken?: string } | undefined

/** What the vendor's script puts on the window, as far as it is used. `timeout` is in ms. */
export type PhoneNumberServer = {
  readonly checkLoginAvailable: (options: {
    readonly accessToken: string
    readonly jwtToken: string
    readonly timeout: number
    readonly success: (answer: SdkAnswer) => void
    readonly error: (answer: SdkAnswer) => void
  }) => void
  readonly getLoginToken: (options: {
    readonly timeout: number
    readonly authPageOption: object
    readonly success: (answer: SdkAnswer) => void
    readonly error: (answer: SdkAnswer) => void
    readonly watch: (status: string | number) => void
  }) => void
  readonly closeLoginPage?: () => void
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own
  interface Window {
    PhoneNumberServer?: new () => PhoneNumberServer
  }
}

/** Why the carrier gave no token. `wasClosed`: the person closed its page. `message`: its words, '' without any. */
export class CarrierFailure extends Error {
  readonly code: string
  readonly wasClosed: boolean

  constructor(message: string, { code = '', wasClosed = false }: { readonly code?: string; readonly wasClosed?: boolean } = {}) {
    super(message)
    this.code = code
    this.wasClosed = wasClosed
  }
}

/** What of the SDK the login needs. Both steps reject with a `CarrierFailure`. */
export type Carrier = {
  /** Whether the carrier knows this line: resolves with the code 600000 alone. */
  readonly check: (signature: { readonly accessToken: string; readonly jwtToken: string }) => Promise<void>
  /** Shows the carrier's own page of consent and resolves with its token. */
  readonly askForToken: (pageTexts: { readonly title: string; readonly button: string }) => Promise<string>
  /** Takes the carrier's page away; a token that is still asked for counts as closed by the person. */
  readonly close: () => void
}

/** The SDK's script is fetched once; a vendor that is down rejects with a `ScriptFailure`. */
export async function openCarrier(script: string): Promise<Carrier> {
  if (!window.PhoneNumberServer) await loadScript(script, { timeoutMs: CARRIER_TIMEOUT_MS })
  if (!window.PhoneNumberServer) throw new CarrierFailure('The carrier script defines no SDK')
  const sdk = new window.PhoneNumberServer()
  const closed = new CarrierFailure('Closed', { wasClosed: true })
  let stopAsking: (() => void) | undefined
  return {
    check: (signature) =>
      limited((succeed, fail) => {
        const judge = (answer: SdkAnswer) => (codeOf(answer) === CARRIER_CODE.available ? succeed(undefined) : fail(failureOf(answer)))
        sdk.checkLoginAvailable({ ...signature, timeout: CARRIER_TIMEOUT_MS, success: judge, error: (answer) => fail(failureOf(answer)) })
      }),
    askForToken: ({ title, button }) =>
      limited((succeed, fail, isAlive) => {
        stopAsking = () => fail(closed)
        sdk.getLoginToken({
          timeout: CARRIER_TIMEOUT_MS,
          authPageOption: { navText: title, btnText: button, isDialog: true, manualClose: true },
          success: (answer) => (answer?.spToken ? succeed(answer.spToken) : fail(failureOf(answer))),
          error: (answer) => fail(failureOf(answer)),
          // Any word of its page means that a person is looking at it, and they may take their time.
          watch: (status) => (String(status) === PAGE_CLOSED ? fail(closed) : isAlive()),
        })
      }),
    close: () => {
      stopAsking?.()
      try {
        sdk.closeLoginPage?.()
      } catch {
        // A page that was never opened.
      }
    },
  }
}

function codeOf(answer: SdkAnswer): string {
  return String(answer?.code ?? '')
}

function failureOf(answer: SdkAnswer): CarrierFailure {
  return new CarrierFailure(answer?.msg ?? '', { code: codeOf(answer) })
}

type Work<T> = (succeed: (value: T) => void, fail: (failure: CarrierFailure) => void, isAlive: () => void) => void

function limited<T>(work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CarrierFailure('The carrier did not answer in time')), OUR_LIMIT)
    const isAlive = () => clearTimeout(timer)
    const fail = (failure: CarrierFailure) => {
      isAlive()
      reject(failure)
    }
    const succeed = (value: T) => {
      isAlive()
      resolve(value)
    }
    try {
      work(succeed, fail, isAlive)
    } catch (error) {
      fail(new CarrierFailure(error instanceof Error ? error.message : ''))
    }
  })
}
