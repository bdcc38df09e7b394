import { loadScript, ScriptFailure } from '@/lib/device/loadScript'

type Config = { readonly gt: string; readonly challenge: string; readonly offline: boolean; readonly new_captcha: true; readonly product: 'bind' }
type Proof = { readonly geetest_challenge: string; readonly geetest_validate: string; readonly geetest_seccode: string }
type VendorError = { readonly error_code?: string; readonly msg?: string } | undefined

/** What the vendor's script gives. Product `bind` shows nothing until `verify`. */
type Captcha = {
  readonly onReady: (listener: () => void) => Captcha
  readonly onSuccess: (listener: () => void) => Captcha
  readonly onError: (listener: (error: VendorError) => void) => Captcha
  readonly onClose: (listener: () => void) => Captcha
  readonly getValidate: () => Proof | false
  readonly verify: () => void
  readonly destroy?: () => void
}

type Init = (config: Config, take: (captcha: Captcha) => void) => void

/** What the vendor's script leaves on the page. */
const initOf = (page: Window & { readonly initGeetest?: Init }): Init | undefined => page.initGeetest

/** How a slider ended. `reason` is for the log. */
export type SliderEnd =
  | { readonly as: 'solved'; readonly challenge: string; readonly validate: string; readonly seccode: string }
  | { readonly as: 'closed' }
  | { readonly as: 'failed'; readonly reason: string }

type Slider = {
  readonly script: string
  readonly gt: string
  readonly challenge: string
  readonly isOffline: boolean
  /** The panel is in the person's hands. */
  readonly onShown: () => void
  /** Settles when the slider is no longer wanted. */
  readonly left: Promise<unknown>
}

/** The vendor's script loads more by itself before it is ready. Once it is, the person may take all the time there is. */
const READY_TIMEOUT_MS = 10_000

/** Shows the vendor's slider and resolves with how it ended; never rejects. Its panel is gone then. */
export async function solveSlider(slider: Slider): Promise<SliderEnd> {
  try {
    if (!initOf(window)) await loadScript(slider.script)
  } catch (failure) {
    return { as: 'failed', reason: failure instanceof ScriptFailure ? `script ${failure.reason}` : String(failure) }
  }
  const init = initOf(window)
  return init ? show(slider, init) : { as: 'failed', reason: 'script without initGeetest' }
}

function show({ gt, challenge, isOffline, onShown, left }: Slider, init: Init): Promise<SliderEnd> {
  return new Promise((resolve) => {
    let shown: Captcha | undefined
    let hasEnded = false
    const end = (how: SliderEnd) => {
      if (hasEnded) return
      hasEnded = true
      clearTimeout(timer)
      discard(shown)
      resolve(how)
    }
    const fail = (reason: string) => end({ as: 'failed', reason })
    const timer = setTimeout(() => fail('not ready in time'), READY_TIMEOUT_MS)
    void left.then(() => end({ as: 'closed' }))
    try {
      init({ gt, challenge, offline: isOffline, new_captcha: true, product: 'bind' }, (captcha) => {
        shown = captcha
        if (hasEnded) {
          discard(captcha)
          return
        }
        captcha
          .onReady(() => {
            if (hasEnded) return
            clearTimeout(timer)
            captcha.verify()
            onShown()
          })
          .onSuccess(() => end(endOf(captcha.getValidate())))
          .onError((error) => fail([error?.error_code, error?.msg].filter(Boolean).join(' ') || 'vendor error'))
          .onClose(() => end({ as: 'closed' }))
      })
    } catch (error) {
      fail(String(error))
    }
  })
}

function endOf(proof: Proof | false): SliderEnd {
  if (!proof) return { as: 'failed', reason: 'solved without a proof' }
  return { as: 'solved', challenge: proof.geetest_challenge, validate: proof.geetest_validate, seccode: proof.geetest_seccode }
}

/** Not every version can be taken away, and none may stop the flow by it. */
function discard(captcha: Captcha | undefined): void {
  try {
    captcha?.destroy?.()
  } catch {
    // Its panel is closed by itself then.
  }
}
