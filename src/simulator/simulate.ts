import type { HostKind } from '@/hosts'
import { installCarrierStandIn } from '@/mocks/carrierStandIn'
import { bridgeScene, type BridgeScene } from './bridges/bridgeScene'
import { installChatAppBridge } from './bridges/chatApp'
import { installNativeAppBridge } from './bridges/nativeApp'
import { installPaymentAppBridge } from './bridges/paymentApp'
import { installWorkplaceChatBridge } from './bridges/workplaceChat'
import type { CallLog } from './callLog'
import type { Choice } from './choice'
import { deviceOf, installDevice } from './device'

const BRIDGES: Readonly<Partial<Record<HostKind, (scene: BridgeScene) => () => void>>> = {
  nativeApp: installNativeAppBridge,
  wechatMiniProgram: installChatAppBridge,
  wechatWebView: installChatAppBridge,
  alipayMiniProgram: installPaymentAppBridge,
  dingtalk: installWorkplaceChatBridge,
}

/** Whose line the carrier knows when nobody is named. */
const LINE = '13800138000'

/** Makes this page the one that the tester asked for, below the vendors' SDKs: they run as they are. Must run before any other script. Returns the way back. */
export function simulate(choice: Choice, log: CallLog): () => void {
  const undo: (() => void)[] = []
  const device = deviceOf(choice)
  if (device) {
    const bridge = BRIDGES[device.host]
    if (bridge) undo.push(bridge(bridgeScene(device.host, choice, device, log)))
    // After the bridges, which bring user agents of their own.
    undo.push(installDevice(device))
  }
  if (choice.carrier) {
    installCarrierStandIn(window, choice.carrier, choice.account && choice.account !== 'none' ? choice.account : LINE)
    undo.push(() => void Reflect.deleteProperty(window, 'PhoneNumberServer'))
  }
  return () => undo.reverse().forEach((undoOne) => undoOne())
}
