import type { No } from '../deliver'
import type { BridgeScene, InstalledBridge } from './bridgeScene'

const CODES: Readonly<Record<No, number>> = { cancel: 11, missing: 1, denied: 4, error: 2 }

type Callbacks = { readonly success?: () => void; readonly fail?: (answer?: object) => void }

/** What the payment app's web-view script puts on the window. `postMessage` and `startShare` answer nothing. */
export function installPaymentAppBridge({ receive }: BridgeScene): InstalledBridge {
  const nothing = () => undefined
  const telling = (method: string) => (params?: unknown) => receive(method, params, { yes: nothing, no: nothing, nonsense: nothing })
  const asking =
    (method: string) =>
    ({ success = nothing, fail = nothing, ...params }: Callbacks) =>
      receive(method, params, { yes: success, no: (reason) => fail({ error: CODES[reason], errorMessage: reason }), nonsense: () => fail() })
  const my = { postMessage: telling('postMessage'), startShare: telling('startShare'), navigateTo: asking('navigateTo'), switchTab: asking('switchTab'), navigateBack: asking('navigateBack') }
  Object.defineProperty(window, 'my', { value: my, configurable: true, writable: true })
  return { remove: () => void Reflect.deleteProperty(window, 'my') }
}
