import type { Host, HostKind } from '@/hosts'
import type { Choice, Failure, PlatformChoice } from './choice'
import { isPhone } from './device'

/** A call as `Host` names it; the workplace chat's own by what they are, `bridge` being the start of its bridge. */
export type PortCall = Exclude<keyof Host, 'kind' | 'platform' | 'workplaceChat'> | 'permission' | 'panel' | 'bridge'

/** How a bridge's start can go wrong. A computer has the host's frame or none, and nothing that starts. */
export const startFailuresOf = (platform: PlatformChoice): readonly Failure[] => (isPhone(platform) ? ['never', 'error'] : ['never'])

/** The failures of a choice that are possible on a platform. */
export function failuresOn(platform: PlatformChoice, failures: Choice['failures']): Choice['failures'] {
  const { bridge, ...others } = failures
  return bridge === undefined || startFailuresOf(platform).includes(bridge) ? failures : others
}

/** What each call is on the wire. A call that is not here reaches no bridge in that host. */
const WIRE_CALLS: Readonly<Record<HostKind, Readonly<Partial<Record<PortCall, readonly string[]>>>>> = {
  nativeApp: {
    appInfo: ['getAppInfo'],
    loginTicket: ['getLoginTicket'],
    nativeLogin: ['openLogin'],
    networkKind: ['getNetworkType'],
    share: ['showShare'],
    saveImage: ['saveImage'],
    showCornerButton: ['setRightButton'],
    openRealName: ['openRealName'],
    close: ['closePage'],
    pay: ['openPay'],
  },
  wechatMiniProgram: { setPageShare: ['postMessage'], openMiniProgramPage: ['navigateTo', 'switchTab'], close: ['navigateBack'] },
  wechatWebView: { permission: ['preVerifyJSAPI'], setPageShare: ['updateAppMessageShareData', 'updateTimelineShareData'], close: ['closeWindow'] },
  alipayMiniProgram: { setPageShare: ['postMessage'], share: ['startShare'], openMiniProgramPage: ['navigateTo', 'switchTab'], close: ['navigateBack'], pay: ['tradePay'] },
  dingtalk: { bridge: [], permission: ['runtime.permission.requestJsApis', 'config'], panel: ['biz.util.callComponent'], networkKind: ['device.connection.getNetworkType'], close: ['biz.navigation.close'] },
  browser: {},
}

/** What a host refuses where the person or the host has not given permission. */
const NEEDS_PERMISSION: readonly PortCall[] = ['permission', 'panel', 'saveImage', 'setPageShare']

export function portCallsOf(host: HostKind): readonly PortCall[] {
  return Object.keys(WIRE_CALLS[host]) as PortCall[]
}

/** What a call on the wire is; undefined where it is none of these. */
const portCallOf = (host: HostKind, wire: string): PortCall | undefined => portCallsOf(host).find((call) => WIRE_CALLS[host][call]?.some((name) => name === wire))

/** Whether the page asks for its permissions with this call. */
export const asksPermission = (host: HostKind, wire: string): boolean => portCallOf(host, wire) === 'permission'

/** How a call on the wire goes wrong, null where it does not. What is said of the call itself counts before what is said of all. `isPermitted`: the host has agreed to the page's request. */
export function failureOf(host: HostKind, wire: string, { failures, permission }: Pick<Choice, 'failures' | 'permission'>, isPermitted: boolean): Failure | null {
  const port = portCallOf(host, wire)
  const failure = failures[wire] ?? (port && failures[port]) ?? failures['*']
  if (failure) return failure
  const isRefused = permission === 'denied' || (permission === 'requested' && !isPermitted && port !== 'permission' && portCallsOf(host).includes('permission'))
  return isRefused && port && NEEDS_PERMISSION.some((call) => call === port) ? 'denied' : null
}
