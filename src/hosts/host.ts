import type { WorkplaceChat } from './dingtalk/workplaceChat'

/** Where the page runs (spec 1 §1). */
export type HostKind = 'nativeApp' | 'wechatMiniProgram' | 'alipayMiniProgram' | 'dingtalk' | 'browser'

export type Platform = 'ios' | 'android' | 'desktop'

/** `other`: known to be no mobile network (a cable, a computer, none at all). `unknown`: the browser cannot tell, as on iOS. */
export type NetworkKind = 'wifi' | 'cellular' | 'other' | 'unknown'

export type AppInfo = {
  readonly appId: string
  /** Numbers with dots. */
  readonly version: string
}

/**
 * Why a host did not do what it was asked:
 * - `unsupported`: this host has no such call; `timeout`: it did not answer in time;
 * - `cancelled`: the person said no (bridge code -1); `denied`: the host refused (7); `failed`: any other code;
 * - `malformed`: its answer is not what the contract says.
 */
export type HostFailure = {
  readonly kind: 'unsupported' | 'timeout' | 'cancelled' | 'denied' | 'failed' | 'malformed'
  readonly call: string
  /** The host's own words, '' without any. */
  readonly message: string
}

/** Calls into a host never reject and never hang: they come to one of these two. */
export type HostReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: HostFailure }

/** What the page may ask of the house it lives in. */
export type Host = {
  readonly kind: HostKind
  readonly platform: Platform
  readonly appInfo: () => Promise<HostReply<AppInfo>>
  /** A one-time ticket of whoever is logged in in the native app (spec 1 §4). */
  readonly loginTicket: () => Promise<HostReply<string>>
  /** Shows the native app's own login, and answers once somebody has logged in there, or has closed it (`cancelled`). */
  readonly nativeLogin: () => Promise<HostReply<null>>
  readonly networkKind: () => Promise<NetworkKind>
  /** Panels and permissions of the workplace chat; only there. Its calls reject in the form of spec 1 §8, and never hang either. */
  readonly workplaceChat?: WorkplaceChat
}
