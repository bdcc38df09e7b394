import { BRIDGE_CODE } from '../bridgeCode'
import { FAILED_CODE, type SaveImageHandler } from './contract'
import { BRIDGE_TIMEOUT_MS } from './callBridge'

/** Registers the page's answer to the app's request for its picture (spec 1 §7). Every request is answered once, also where the page fails or times out. */
export function answerSaveImage(give: () => Promise<string | null>): () => void {
  const register = (handler: SaveImageHandler | null): void => {
    try {
      window.SaicMobilityBridge?.registerHandler?.('saveImage', handler)
    } catch {
      // An app that cannot register sends no requests.
    }
  }
  register((_, done) => {
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
  })
  return () => register(null)
}
