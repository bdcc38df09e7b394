import { BRIDGE_CODE, type SaveImageHandler } from './contract'
import { BRIDGE_TIMEOUT_MS } from './callBridge'

/** Registers the page's answer to the app's wish to save its picture (spec 1 §7). Every wish is answered once, also where the page fails or takes too long. */
export function answerSaveImage(give: () => Promise<string | null>): () => void {
  const register = (handler: SaveImageHandler | null): void => {
    try {
      window.SaicMobilityBridge?.registerHandler?.('saveImage', handler)
    } catch {
      // An app that cannot save asks for nothing.
    }
  }
  register((_, done) => {
    let isAnswered = false
    const answer = (image: string | null) => {
      if (isAnswered) return
      isAnswered = true
      clearTimeout(timer)
      try {
        done(image ? { code: BRIDGE_CODE.success, data: { image } } : { code: BRIDGE_CODE.failed })
      } catch {
        // An app that does not listen to the answer has no picture.
      }
    }
    const timer = setTimeout(() => answer(null), BRIDGE_TIMEOUT_MS)
    give().then(answer, () => answer(null))
  })
  return () => register(null)
}
