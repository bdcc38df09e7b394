import type { WorkplaceChat } from './dingtalk/workplaceChat'
import type { PayOutcome, PayParams } from './pay'
import type { ShareCard, ShareChannel } from './shareCard'

/** Where the page runs: the hosts that spec 1 names in its introduction. The chat app's own web view is a browser whose corner menu shares the page. */
export type HostKind = 'nativeApp' | 'wechatMiniProgram' | 'wechatWebView' | 'alipayMiniProgram' | 'dingtalk' | 'browser'

export type Platform = 'ios' | 'android' | 'desktop'

/** `other`: known to be no mobile network (a cable, a computer, none at all). `unknown`: the browser cannot tell, as on iOS. */
export type NetworkKind = 'wifi' | 'cellular' | 'other' | 'unknown'

export type AppInfo = {
  readonly appId: string
  /** Numbers with dots, as `4.8.2`. */
  readonly version: string
}

/**
 * Why a call into a host failed:
 * - `unsupported`: this host has no such call; `outdated`: only a newer version has it; `timeout`: it did not answer in time;
 * - `cancelled`: by the user (bridge code -1); `denied`: the host refused (7); `failed`: any other code;
 * - `malformed`: its answer is not what the contract says.
 */
export type HostFailure = {
  readonly kind: 'unsupported' | 'outdated' | 'timeout' | 'cancelled' | 'denied' | 'failed' | 'malformed'
  readonly call: string
  /** The host's message, '' without one. */
  readonly message: string
}

/** Calls into a host never reject and never hang: they resolve to one of these two. */
export type HostReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: HostFailure }

/** A call without a result. */
export type HostDone = Promise<HostReply<null>>

/** Lets the chat app's SDK work on a page. */
export type PageSignature = {
  readonly appId: string
  /** Epoch, in seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** Signs an address, without its hash, for the chat app. May reject. */
export type SignPage = (address: string) => Promise<PageSignature>

/** What the page can call in its host. */
export type Host = {
  readonly kind: HostKind
  readonly platform: Platform
  readonly appInfo: () => Promise<HostReply<AppInfo>>
  /** A one-time ticket of the user who is logged in in the native app (spec 1 §4). */
  readonly loginTicket: () => Promise<HostReply<string>>
  /** The native app's own login (spec 2 §4). Done when a user is logged in there; `ticket` identifies the user. */
  readonly nativeLogin: () => HostDone
  readonly networkKind: () => Promise<NetworkKind>
  /** Shows the host's own way to share (spec 1 §7). Done when it is shown, not when the user has shared. */
  readonly share: (card: ShareCard, channels: readonly ShareChannel[]) => HostDone
  /** What the host's corner menu shares from now on, or null for its default. */
  readonly setPageShare: (card: ShareCard | null, sign: SignPage) => HostDone
  /** Saves a picture (a data URL) to the user's photos. */
  readonly saveImage: (image: string) => HostDone
  /** Registers the function that gives the page's picture when the host wants to save it: a data URL or null. Returns the way to unregister. */
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
  /** Hands an order over to the host's pay panel; without one in hosts that have none. Only the server says what was paid: see `openPay`. */
  readonly pay?: (params: PayParams) => Promise<PayOutcome>
  /** Panels and permissions of the workplace chat; only there. Its calls reject in the form of spec 1 §8, and never hang either. */
  readonly workplaceChat?: WorkplaceChat
}
