import { looseObject, nullish, number, pipe, string, transform, union } from 'valibot'

/**
 * What the native app puts on the window (`SaicMobilityBridge`). The specification shows no shapes of bridge calls (spec 1 §7), so they are
 * set here: `invoke` answers through `done`, once, with a reply of `bridgeReply`'s shape. The app may call `done` at any time, or never.
 */
export type NativeBridge = { readonly invoke: (call: NativeCall, params: object, done: (reply: unknown) => void) => void }

export type NativeCall = 'getAppInfo' | 'getLoginTicket' | 'getNetworkType' | 'openLogin'

/** Bridge codes (spec 1 §8, §4): success, cancelled by the person, no such call, no permission. Any other is a failure. */
export const BRIDGE_CODE = { success: '0', cancelled: '-1', missing: '1', denied: '7' } as const

/** Android sends the code as a number, iOS as a text. */
const code = pipe(union([string(), number()]), transform(String))

export const bridgeReply = looseObject({ code, message: nullish(string(), '') })

export const appInfoReply = looseObject({ data: looseObject({ appId: string(), appVersion: string() }) })

/** An empty ticket: nobody is logged in in the app. */
export const loginTicketReply = looseObject({ data: looseObject({ ticket: string() }) })

/** Answered once the app's login has closed: success is a login, cancelled is none. */
export const nativeLoginReply = looseObject({})

export const networkTypeReply = looseObject({ data: looseObject({ networkType: string() }) })
