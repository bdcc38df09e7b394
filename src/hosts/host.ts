import type { WorkplaceChat } from './dingtalk/workplaceChat'
import type { ShareCard, ShareChannel } from './shareCard'

/** Where the page runs (spec 1 §1). The chat app's own web view is a browser whose corner menu shares the page. */
export type HostKind = 'nativeApp' | 'wechatMiniProgram' | 'wechatWebView' | 'alipayMiniProgram' | 'dingtalk' | 'browser'

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
 * - `unsupported`: this host has no such call; `outdated`: only a newer version has it; `timeout`: it did not answer in time;
 * - `cancelled`: the person said no (bridge code -1); `denied`: the host refused (7); `failed`: any other code;
 * - `malformed`: its answer is not what the contract says.
 */
export type HostFailure = {
  readonly kind: 'unsupported' | 'outdated' | 'timeout' | 'cancelled' | 'denied' | 'failed' | 'malformed'
  readonly call: string
  /** The host's own words, '' without any. */
  readonly message: string
}

/** Calls into a host never reject and never hang: they come to one of these two. */
export type HostReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: HostFailure }

/** A call that gives nothing but word that it was done. */
export type HostDone = Promise<HostReply<null>>

/** Lets the chat app's SDK work on a page. */
export type PageSignature = {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** Signs an address, without its hash, for the chat app. May reject. */
export type SignPage = (address: string) => Promise<PageSignature>

/** What the page may ask of the house it lives in. */
export type Host = {
  readonly kind: HostKind
  readonly platform: Platform
  readonly appInfo: () => Promise<HostReply<AppInfo>>
  /** A one-time ticket of whoever is logged in in the native app (spec 1 §4). */
  readonly loginTicket: () => Promise<HostReply<string>>
  /** The native app's own login (spec 2 §4). Done when somebody is logged in there; a ticket tells who. */
  readonly nativeLogin: () => HostDone
  readonly networkKind: () => Promise<NetworkKind>
  /** Shows the host's own way to share (spec 1 §7). Done when it is shown: what the person does with it is theirs. */
  readonly share: (card: ShareCard, channels: readonly ShareChannel[]) => HostDone
  /** What the host's corner menu shares from now on, or null for its own idea of the page. */
  readonly setPageShare: (card: ShareCard | null, sign: SignPage) => HostDone
  /** Puts a picture (a data URL) among the person's photos. */
  readonly saveImage: (image: string) => HostDone
  /** Registers who answers when the host wants to save the page's picture, a data URL or null without one. Returns the way to take it back. */
  readonly onSaveImage: (give: () => Promise<string | null>) => () => void
  /** The button in the upper right corner of the host's own bar. */
  readonly showCornerButton: (isShown: boolean) => HostDone
  /** The native app's page to call a car (real time). */
  readonly callCar: () => HostDone
  /** The native app's real-name page; `outdated` under 3.7.0 (spec 2 §5). */
  readonly openRealName: () => HostDone
  /** A page of the mini program that this web view belongs to. */
  readonly openMiniProgramPage: (path: string) => HostDone
  readonly close: () => HostDone
  /** Panels and permissions of the workplace chat; only there. Its calls reject in the form of spec 1 §8, and never hang either. */
  readonly workplaceChat?: WorkplaceChat
}
