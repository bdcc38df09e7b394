import { installWorkplaceChat, type BridgeStart, type HostCall } from '@/mocks/hosts/workplaceChatStub'
import type { Failure } from '../choice'
import type { No } from '../deliver'
import type { BridgeScene, InstalledBridge } from './bridgeScene'

/** Bridge codes (spec 1 §4). */
const CODES: Readonly<Record<No, string>> = { cancel: '-1', missing: '1', denied: '7', error: '99' }

/** A phone's bridge may start and fail (5010, 5020); on a computer there is a frame of the host or none (4040). */
const STARTS: Readonly<Partial<Record<Failure, BridgeStart>>> = { error: 'fails', never: 'never' }

/** The workplace chat's bridges, under the vendor's package: one on each phone, the frame channel on the desktop. */
export function installWorkplaceChatBridge({ device, startFailure, receive }: BridgeScene): InstalledBridge {
  const handle = ({ method, params, answer, refuse }: HostCall): void =>
    receive(method, params, {
      yes: () => answer(method === 'device.connection.getNetworkType' ? { result: device.network } : {}),
      no: (reason) => refuse({ errorCode: CODES[reason], errorMessage: reason }),
      nonsense: () => refuse(undefined),
    })
  const { remove } = installWorkplaceChat(device.platform, device.version, handle, (startFailure && STARTS[startFailure]) ?? 'ready')
  return { remove }
}
