import type { HostKind } from '@/hosts'
import { appsOf, type AppChoice, type Choice, type NetworkChoice, type PlatformChoice } from './choice'

/** A choice with everything decided: what the page is to see. */
export type Device = { readonly host: HostKind; readonly app: AppChoice | null; readonly platform: PlatformChoice; readonly version: string; readonly network: NetworkChoice }

/** The versions that people have; the limits of the specification are below them. */
const USUAL_VERSION: Readonly<Record<HostKind, string>> = { nativeApp: '4.8.2', wechatMiniProgram: '8.0.40', wechatWebView: '8.0.40', alipayMiniProgram: '10.5.66', dingtalk: '7.1.0', browser: '116.0.0.0' }

/** Null where nothing of the device is simulated. An app that is not there on the device is the usual one. */
export function deviceOf({ host: chosenHost, app: chosenApp, platform: chosenPlatform, appVersion, network }: Choice): Device | null {
  if (chosenHost === null && chosenPlatform === null && network === null) return null
  const host = chosenHost ?? 'browser'
  const platform = chosenPlatform ?? 'android'
  const app = appsOf(host, platform).find((known) => known === chosenApp) ?? null
  return { host, app, platform, version: appVersion ?? USUAL_VERSION[host], network: network ?? 'wifi' }
}

type System = { readonly agent: string; readonly browser: string; readonly platform: string; readonly touchPoints: number }

const SYSTEMS: Readonly<Record<PlatformChoice, System>> = {
  ios: { agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', browser: ' Version/16.0 Safari/604.1', platform: 'iPhone', touchPoints: 5 },
  android: { agent: 'Mozilla/5.0 (Linux; Android 13; V2227A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36', browser: '', platform: 'Linux armv8l', touchPoints: 5 },
  // ArkWeb, as HarmonyOS has it since it is no Android.
  harmony: { agent: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile', browser: '', platform: 'Linux aarch64', touchPoints: 5 },
  mac: { agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36', browser: '', platform: 'MacIntel', touchPoints: 0 },
  win: { agent: 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36', browser: '', platform: 'Win32', touchPoints: 0 },
}

const CHAT_NETWORK: Readonly<Record<NetworkChoice, string>> = { wifi: 'WIFI', '5g': '5G', '4g': '4G', '3g': '3G+', '2g': '2G', none: 'NON_NETWORK', unknown: '' }

export const isPhone = (platform: PlatformChoice): boolean => platform !== 'mac' && platform !== 'win'

export function userAgentOf(device: Device): string {
  const { host, platform, version, network } = device
  const { agent, browser } = SYSTEMS[platform]
  const chat = () => ` MicroMessenger/${version}(0x18002831)${CHAT_NETWORK[network] && ` NetType/${CHAT_NETWORK[network]}`} Language/zh_CN`
  switch (host) {
    case 'nativeApp':
      return `${agent} SaicMobility/${version}`
    case 'wechatWebView':
      return agent + chat()
    case 'wechatMiniProgram':
      return `${agent}${chat()} miniProgram/wx0123456789abcdef`
    case 'alipayMiniProgram':
      return `${agent} AliApp(AP/${version}) AlipayClient/${version} Language/zh-Hans MiniProgram`
    case 'dingtalk':
      if (isPhone(platform)) return `${agent} AliApp(DingTalk/${version}) com.laiwang.DingTalk/1 Channel/201200 language/zh-Hans-CN${workplaceMark(device)}`
      return agent + (platform === 'mac' ? ` dingtalk/${version}` : ` DingTalk(${version})`) + workplaceMark(device)
    case 'browser':
      return agent + browser
  }
}

/** What the vendor's package knows a mini program and the government edition by. */
function workplaceMark({ app, platform }: Device): string {
  if (app === 'miniProgram') return ' dd-web'
  if (app !== 'government') return ''
  return platform === 'win' ? ' dingtalk-win/2.0 TaurusApp/2.0' : ' TaurusApp/2.0'
}

const RADIO: Readonly<Record<NetworkChoice, string>> = { wifi: 'wifi', '5g': 'cellular', '4g': 'cellular', '3g': 'cellular', '2g': 'cellular', none: 'none', unknown: 'unknown' }

/** `navigator.connection` as Chromium has it: iOS has none, and computers do not tell the type. */
export function connectionOf({ platform, network }: Pick<Device, 'platform' | 'network'>): object | undefined {
  if (platform === 'ios') return undefined
  const effectiveType = network === '2g' || network === '3g' ? network : '4g'
  return isPhone(platform) ? { type: RADIO[network], effectiveType } : { effectiveType }
}

/** Makes this page's `navigator` the device's. Returns the way back. */
export function installDevice(device: Device): () => void {
  const { platform, touchPoints } = SYSTEMS[device.platform]
  const seen = { userAgent: userAgentOf(device), platform, maxTouchPoints: touchPoints, connection: connectionOf(device), userAgentData: undefined }
  Object.keys(seen).forEach((name) => Object.defineProperty(navigator, name, { configurable: true, get: () => seen[name as keyof typeof seen] }))
  return () => Object.keys(seen).forEach((name) => Reflect.deleteProperty(navigator, name))
}
