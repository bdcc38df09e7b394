import { installChatApp } from '@/mocks/hosts/chatAppStub'
import type { No } from '../deliver'
import { payInBackend } from '../payInBackend'
import type { BridgeScene, InstalledBridge } from './bridgeScene'

const WORDS: Readonly<Record<No, string>> = { cancel: 'cancel', missing: 'function not exist', denied: 'permission denied', error: 'fail' }

/** The chat app's bridge, under the vendor's package. */
export function installChatAppBridge({ device, receive }: BridgeScene): InstalledBridge {
  const { remove } = installChatApp({
    device: device.platform === 'ios' ? 'ios' : 'android',
    isMiniProgram: device.host === 'wechatMiniProgram',
    handle: ({ method, params, answer }) =>
      receive(method, params, {
        // The package asks for the network only to report to its vendor, and no simulated page is to be reported.
        yes: () => {
          // The mini program's own page pays, and tells the page nothing.
          const [, orderNo] = /[?&]orderNo=([^&]+)/.exec(String(params['url'])) ?? []
          if (method === 'navigateTo' && orderNo !== undefined) void payInBackend(decodeURIComponent(orderNo))
          answer(method === 'getNetworkType' ? 'fail' : 'ok')
        },
        no: (reason) => answer(WORDS[reason]),
        nonsense: () => answer(''),
      }),
  })
  return { remove }
}
