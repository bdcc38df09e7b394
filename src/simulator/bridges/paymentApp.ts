import type { No } from '../deliver'
import { payThen } from '../payInBackend'
import type { BridgeScene, InstalledBridge } from './bridgeScene'

const CODES: Readonly<Record<No, number>> = { cancel: 11, missing: 1, denied: 4, error: 2 }

type Trade = { readonly tradeNO: string; readonly success?: (answer?: object) => void; readonly fail?: (answer?: object) => void }

type Callbacks = { readonly success?: () => void; readonly fail?: (answer?: object) => void }

/** What the payment app's web-view script puts on the window. `postMessage` and `startShare` answer nothing. */
export function installPaymentAppBridge({ receive }: BridgeScene): InstalledBridge {
  const nothing = () => undefined
  const telling = (method: string) => (params?: unknown) => receive(method, params, { yes: nothing, no: nothing, nonsense: nothing })
  const asking =
    (method: string) =>
    ({ success = nothing, fail = nothing, ...params }: Callbacks) =>
      receive(method, params, { yes: success, no: (reason) => fail({ error: CODES[reason], errorMessage: reason }), nonsense: () => fail() })
  /** The embedded backend's token is the order's number behind one letter. A user who cancels gets an answer too. */
  const tradePay = ({ tradeNO, success = nothing, fail = nothing }: Trade) => {
    const orderNo = tradeNO.slice(1)
    receive('tradePay', { tradeNO }, {
      yes: payThen(orderNo, () => success({ resultCode: '9000' })),
      no: (reason) => (reason === 'cancel' ? success({ resultCode: '6001' }) : fail({ error: CODES[reason], errorMessage: reason })),
      nonsense: payThen(orderNo, () => success({ resultCode: 'x' })),
    })
  }
  const my = { postMessage: telling('postMessage'), startShare: telling('startShare'), navigateTo: asking('navigateTo'), switchTab: asking('switchTab'), navigateBack: asking('navigateBack'), tradePay }
  Object.defineProperty(window, 'my', { value: my, configurable: true, writable: true })
  return { remove: () => void Reflect.deleteProperty(window, 'my') }
}
