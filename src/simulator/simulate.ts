import type { HostKind } from '@/hosts'
import { installCarrierStub } from '@/mocks/hosts/carrierStub'
import { bridgeScene, type BridgeScene, type InstalledBridge } from './bridges/bridgeScene'
import { installChatAppBridge } from './bridges/chatApp'
import { installNativeAppBridge } from './bridges/nativeApp'
import { installPaymentAppBridge } from './bridges/paymentApp'
import { installWorkplaceChatBridge } from './bridges/workplaceChat'
import { createCallLog, type CallLog } from './callLog'
import type { Choice } from './choice'
import { deviceOf, installDevice } from './device'

const BRIDGES: Readonly<Partial<Record<HostKind, (scene: BridgeScene) => InstalledBridge>>> = {
  nativeApp: installNativeAppBridge,
  wechatMiniProgram: installChatAppBridge,
  wechatWebView: installChatAppBridge,
  alipayMiniProgram: installPaymentAppBridge,
  dingtalk: installWorkplaceChatBridge,
}

/** The number that the carrier gives when no account is chosen. */
const LINE = '13800138000'

/** What is simulated on this page, and the calls that its host got. `leave` undoes it all. */
export type Simulation = { readonly choice: Choice; readonly log: CallLog; readonly bridge: InstalledBridge | null; readonly leave: () => void }

/** Makes this page the one that the tester asked for, below the vendors' SDKs: they run as they are. Must run before any other script. */
export function simulate(choice: Choice): Simulation {
  const log = createCallLog()
  const undo: (() => void)[] = []
  const device = deviceOf(choice)
  const bridge = device ? (BRIDGES[device.host]?.(bridgeScene(device.host, choice, device, log)) ?? null) : null
  if (device) {
    if (bridge) undo.push(bridge.remove)
    // After the bridges, which bring user agents of their own.
    undo.push(installDevice(device))
  }
  if (choice.carrier) {
    installCarrierStub(window, choice.carrier, choice.account && choice.account !== 'none' ? choice.account : LINE)
    undo.push(() => void Reflect.deleteProperty(window, 'PhoneNumberServer'))
  }
  return { choice, log, bridge, leave: () => undo.reverse().forEach((undoOne) => undoOne()) }
}
