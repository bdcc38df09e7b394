import { pageHost } from '../pageHost'
import { BRIDGE_TIMEOUT_MS } from './callBridge'

/** How often it is looked for (ms). */
const LOOK_MS = 100

/** The app puts its bridge into the page a moment after the page has started: for what a page asks at once. Settles within the limit (ms), and where there is no app. */
export async function waitForNativeBridge(limit = BRIDGE_TIMEOUT_MS): Promise<void> {
  for (let waited = 0; !window.SaicMobilityBridge && waited < limit && pageHost().kind === 'nativeApp'; waited += LOOK_MS) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}
