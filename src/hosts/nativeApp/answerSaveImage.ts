import { BRIDGE_CODE } from '../bridgeCode'
import { FAILED_CODE, type SaveImageHandler } from './contract'
import { BRIDGE_TIMEOUT_MS } from './callBridge'
import { waitForNativeBridge } from './waitForNativeBridge'

type Give = () => Promise<string | null>

/** What can be saved. The app has one place for a handler: the last one is on top of the others, as the picture of a dialog is above its page's. */
let givers: readonly Give[] = []

/** Registers the page's answer to the app's request for its picture (spec 1 §7), once the bridge is there. Taken back, it leaves the place to the one before. */
export function answerSaveImage(give: Give): () => void {
  givers = [...givers, give]
  register()
  if (!window.SaicMobilityBridge) void waitForNativeBridge().then(register)
  return () => {
    givers = givers.filter((other) => other !== give)
    register()
  }
}

function register(): void {
  const top = givers.at(-1)
  try {
    window.SaicMobilityBridge?.registerHandler?.('saveImage', top ? handlerOf(top) : null)
  } catch {
    // An app that cannot register sends no requests.
  }
}

/** Every request is answered once, also where the page fails or times out. */
function handlerOf(give: Give): SaveImageHandler {
  return (_, done) => {
    let isAnswered = false
    const answer = (image: string | null) => {
      if (isAnswered) return
      isAnswered = true
      clearTimeout(timer)
      try {
        done(image ? { code: BRIDGE_CODE.success, data: { image } } : { code: FAILED_CODE })
      } catch {
        // The app does not take the answer, so it gets no picture.
      }
    }
    const timer = setTimeout(() => answer(null), BRIDGE_TIMEOUT_MS)
    give().then(answer, () => answer(null))
  }
}
