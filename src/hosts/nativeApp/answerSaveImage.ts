import { BRIDGE_CODE } from '../bridgeCode'
import { FAILED_CODE, type NativeBridge, type SaveImageHandler } from './contract'
import { BRIDGE_TIMEOUT_MS } from './callBridge'

type Give = () => Promise<string | null>

/** What can be saved, for each bridge, which has one place for a handler: the last one is on top of the others, as the picture of a dialog is above its page's. */
const givers = new WeakMap<NativeBridge, readonly Give[]>()

/** Registers the page's answer to the app's request for its picture (spec 1 §7). Taken back, it leaves the place to the one before. */
export function answerSaveImage(give: Give): () => void {
  const bridge = window.SaicMobilityBridge
  if (!bridge) return () => undefined
  const change = (to: (before: readonly Give[]) => readonly Give[]): void => {
    const given = to(givers.get(bridge) ?? [])
    givers.set(bridge, given)
    const top = given.at(-1)
    try {
      bridge.registerHandler?.('saveImage', top ? handlerOf(top) : null)
    } catch {
      // An app that cannot register sends no requests.
    }
  }
  change((before) => [...before, give])
  return () => change((before) => before.filter((other) => other !== give))
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
