import { environmentOf } from '@config/env/environments'
import { installNativeApp } from '@/mocks/hosts/nativeAppStub'
import type { No } from '../deliver'
import { payThen } from '../payInBackend'
import type { BridgeScene, InstalledBridge } from './bridgeScene'

/** Bridge codes (spec 1 §8). */
const CODES: Readonly<Record<No, string>> = { cancel: '-1', missing: '1', denied: '7', error: '99' }

/** As the app calls itself; the charge-car app's is told apart at a login by ticket (spec 1 §7). */
const APP_ID = 'saic-mobility'
const { chargeCarAppId } = environmentOf('dev', 'car')

/** Whose ticket it is when no account is named: the embedded backend's known passenger. */
const SOMEBODY = 'SIMULATED'

/** The native app's bridge. Android sends its codes as numbers, iOS as texts. */
export function installNativeAppBridge({ device, account, receive }: BridgeScene): InstalledBridge {
  let ticket = account === 'none' ? '' : (account ?? SOMEBODY)
  const code = (text: string): string | number => (device.platform === 'android' ? Number(text) : text)
  const dataOf = (method: string): object | undefined => {
    if (method === 'getAppInfo') return { appId: device.app === 'charge' ? chargeCarAppId : APP_ID, appVersion: device.version }
    if (method === 'getLoginTicket') return { ticket }
    return method === 'getNetworkType' ? { networkType: device.network.toUpperCase() } : undefined
  }
  const { remove, askForPicture } = installNativeApp(({ method, params, answer }) => {
    const yes = () => {
      // A login through the app's own screen logs in the app too.
      if (method === 'openLogin') ticket = ticket || SOMEBODY
      answer({ code: code('0'), message: '', data: dataOf(method) })
    }
    const nonsense = () => answer('<html>')
    const isPaying = method === 'openPay'
    receive(method, params, {
      yes: isPaying ? payThen(params['orderNo'], yes) : yes,
      no: (reason) => answer({ code: code(CODES[reason]), message: reason }),
      // A panel that says something else has taken the money all the same.
      nonsense: isPaying ? payThen(params['orderNo'], nonsense) : nonsense,
    })
  })
  return { remove, askForPicture }
}
