import { looseObject, nullish, number, pipe, string, transform, union } from 'valibot'
import type { MiniProgramCard } from '../shareCard'

/**
 * What the native app puts on the window (`SaicMobilityBridge`). The specification shows no shapes of bridge calls (spec 1 §7), so they are
 * set here: `invoke` answers through `done`, once, with a reply of `bridgeReply`'s shape. The app may call `done` at any time, or never.
 */
export type NativeBridge = {
  readonly invoke: (call: NativeCall, params: object, done: (reply: unknown) => void) => void
  /** Registers the page's handler of the app's request; null unregisters it. The first versions do not have it. */
  readonly registerHandler?: (event: 'saveImage', handler: SaveImageHandler | null) => void
}

/** Every call with its parameters. The answer is the code alone unless stated. */
export type NativeCalls = {
  readonly getAppInfo: NoParams
  readonly getLoginTicket: NoParams
  readonly getNetworkType: NoParams
  /** Answers when the login has been left: with success when the user is logged in. */
  readonly openLogin: NoParams
  /** Shows the share panel; answers when it is shown. */
  readonly showShare: SharePayload
  /** Saves a picture to the photos. */
  readonly saveImage: { readonly image: string }
  /** The button in the upper right corner. */
  readonly setRightButton: { readonly isVisible: 0 | 1 }
  readonly openRealName: NoParams
  readonly closePage: NoParams
  /** The app's pay panel; answers when it has been left. `amount` is integer cents, `payToken` the server's. */
  readonly openPay: { readonly orderNo: string; readonly amount: number; readonly payToken: string }
}

export type NativeCall = keyof NativeCalls
type NoParams = Readonly<Record<string, never>>

/** Also the parameters of the share deep links. `channels` is a list with commas, such as `wechat,wechatfrds,copy` (spec 1 §9). */
export type SharePayload = {
  readonly link: string
  readonly title: string
  readonly desc: string
  readonly imgUrl: string
  readonly channels: string
  readonly miniLink?: MiniProgramCard['link']
  readonly miniDesc?: MiniProgramCard['desc']
  readonly miniImgUrl?: MiniProgramCard['imgUrl']
}

/** The app wants to save the page's picture: the page gives it as a data URL, or `FAILED_CODE` where it has none. */
export type SaveImageHandler = (params: unknown, done: (reply: { readonly code: string; readonly data?: { readonly image: string } }) => void) => void

/** The page's own answer where it has nothing to give. */
export const FAILED_CODE = '99'

/** Android sends the code as a number, iOS as a text. */
const code = pipe(union([string(), number()]), transform(String))

export const bridgeReply = looseObject({ code, message: nullish(string(), '') })

export const appInfoReply = looseObject({ data: looseObject({ appId: string(), appVersion: string() }) })

/** An empty ticket: the user is not logged in in the app. */
export const loginTicketReply = looseObject({ data: looseObject({ ticket: string() }) })

export const networkTypeReply = looseObject({ data: looseObject({ networkType: string() }) })
