import { installWorkplaceChat } from '@/mocks/hosts/workplaceChatStub'
import type { No } from '../deliver'
import type { BridgeScene, InstalledBridge } from './bridgeScene'

/** Bridge codes (spec 1 §4). */
const CODES: Readonly<Record<No, string>> = { cancel: '-1', missing: '1', denied: '7', error: '99' }

/** The workplace chat's bridges, under the vendor's package: one on each phone, the frame channel on the desktop. */
export function installWorkplaceChatBridge({ device, receive }: BridgeScene): InstalledBridge {
  const { remove } = installWorkplaceChat(device.platform, device.version, ({ method, params, answer, refuse }) =>
    receive(method, params, {
      yes: () => answer(method === 'device.connection.getNetworkType' ? { result: device.network } : {}),
      no: (reason) => refuse({ errorCode: CODES[reason], errorMessage: reason }),
      nonsense: () => refuse(undefined),
    }),
  )
  return { remove }
}
