import type { DetectedHost, HostKind, Platform } from '@/hosts'
import type { WebConfig } from '@/services/remoteConfig'

/** What the user wants outside this page: a car, the app itself, its own download page, or the platform's store, which has its newest version too. */
export type AppGoal = 'callCar' | 'app' | 'download' | 'store'

/**
 * How they get there from the house they are in:
 * - `host`: the app's own page; `here`: it is the app already; `miniProgram`: a page of the mini program around this one;
 * - `app`: the app's deep link, and `otherwise` where no app takes it; `leave`: an address to follow;
 * - `browserMask`: this host opens no other app, the browser does; `copy`: neither does that menu exist, the address can be taken along;
 * - `none`: operations have set no address.
 */
export type ExitRoute =
  | { readonly by: 'host' | 'here' | 'browserMask' | 'none' }
  | { readonly by: 'miniProgram'; readonly path: string }
  | { readonly by: 'app'; readonly otherwise: string | null }
  | { readonly by: 'leave' | 'copy'; readonly link: string }

export type AppAddresses = Pick<WebConfig, 'appDownload' | 'appStore' | 'callCar'>

/** Opens pages of its own alone: any other address is copied. */
export const isMiniProgram = (kind: HostKind): kind is 'wechatMiniProgram' | 'alipayMiniProgram' => kind === 'wechatMiniProgram' || kind === 'alipayMiniProgram'

/** Every address here has been checked when it was read (`isSafeLink`). */
export function exitRoute(goal: AppGoal, host: DetectedHost, addresses: AppAddresses): ExitRoute {
  return goal === 'callCar' ? carRoute(host, addresses) : appRoute(goal, host, addresses)
}

function carRoute({ kind, platform }: DetectedHost, { appDownload, appStore, callCar }: AppAddresses): ExitRoute {
  if (kind === 'nativeApp') return { by: 'host' }
  if (isMiniProgram(kind)) {
    const path = callCar[kind]
    return path === null ? { by: 'none' } : { by: 'miniProgram', path }
  }
  if (kind === 'wechatWebView') return leaveOr(callCar.browser, { by: 'browserMask' })
  if (platform === 'desktop') return leaveOr(callCar.browser ?? ofPlatform(appDownload, platform), { by: 'none' })
  return { by: 'app', otherwise: callCar.browser ?? ofPlatform(appStore, platform) ?? ofPlatform(appDownload, platform) }
}

function appRoute(goal: 'app' | 'download' | 'store', { kind, platform }: DetectedHost, { appDownload, appStore }: AppAddresses): ExitRoute {
  if (kind === 'nativeApp' && goal !== 'store') return { by: 'here' }
  if (kind === 'wechatWebView') return { by: 'browserMask' }
  const [first, second] = goal === 'download' ? [appDownload, appStore] : [appStore, appDownload]
  const link = ofPlatform(first, platform) ?? ofPlatform(second, platform)
  if (goal === 'app' && platform !== 'desktop' && (kind === 'browser' || kind === 'dingtalk')) return { by: 'app', otherwise: link }
  if (link === null) return { by: 'none' }
  return { by: isMiniProgram(kind) ? 'copy' : 'leave', link }
}

/** A computer shows either phone's address: the page behind it can be opened on the phone. */
function ofPlatform({ ios, android }: AppAddresses['appDownload'], platform: Platform): string | null {
  if (platform === 'desktop') return android ?? ios
  return platform === 'ios' ? ios : android
}

function leaveOr(link: string | null, otherwise: ExitRoute): ExitRoute {
  return link === null ? otherwise : { by: 'leave', link }
}
