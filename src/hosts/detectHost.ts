import type { HostKind, Platform } from './host'

/** What a page can detect of its host without a call. */
export type HostTraits = {
  readonly userAgent: string
  /** The native app's bridge is on the window. */
  readonly hasNativeBridge: boolean
  /** The chat app says that this web view belongs to a mini program. */
  readonly isWechatMiniProgram: boolean
  /** An iPad's user agent is a Macintosh's; only its touch points differ. */
  readonly touchPoints: number
}

export type DetectedHost = { readonly kind: HostKind; readonly platform: Platform }

/** The native app puts its name and version at the end of its web view's user agent; the bridge itself may come later than the page. */
const NATIVE_APP = /\bSaicMobility\/\d/

export function detectHost(traits: HostTraits): DetectedHost {
  return { kind: kindOf(traits), platform: platformOf(traits) }
}

function kindOf({ userAgent, hasNativeBridge, isWechatMiniProgram }: HostTraits): HostKind {
  if (hasNativeBridge || NATIVE_APP.test(userAgent)) return 'nativeApp'
  if (isWechatMiniProgram || /MicroMessenger.*miniProgram/i.test(userAgent)) return 'wechatMiniProgram'
  if (/AlipayClient.*MiniProgram|MiniProgram.*AlipayClient/i.test(userAgent)) return 'alipayMiniProgram'
  if (/DingTalk/i.test(userAgent)) return 'dingtalk'
  // The company edition of the chat app has the same name and works the same way.
  return /MicroMessenger/i.test(userAgent) ? 'wechatWebView' : 'browser'
}

function platformOf({ userAgent, touchPoints }: HostTraits): Platform {
  if (/iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios'
  // HarmonyOS phones are treated as Android: web view and carriers are the same.
  return /Android|OpenHarmony/i.test(userAgent) ? 'android' : 'desktop'
}
