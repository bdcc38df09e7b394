/** A call that has come over the bridge. It may be answered once, twice, late, or never; the handler may also throw. */
export type NativeAppCall = { readonly method: string; readonly params: Readonly<Record<string, unknown>>; readonly answer: (reply: unknown) => void }

export type NativeAppStub = {
  /** Every call so far, in order. */
  readonly calls: readonly NativeAppCall[]
  /** The app wants to save the page's picture; undefined where the page has registered no answer. */
  readonly askForPicture: () => Promise<unknown> | undefined
  readonly remove: () => void
}

type Handler = ((params: unknown, done: (reply: unknown) => void) => void) | null

/** The handler of an app that answers every call at once and well. */
export function healthyApp(appVersion = '4.8.2'): (call: NativeAppCall) => void {
  const data: Readonly<Record<string, object>> = {
    getAppInfo: { appId: 'saic-mobility', appVersion },
    getLoginTicket: { ticket: 'T13800138000' },
    getNetworkType: { networkType: '4G' },
  }
  return ({ method, answer }) => answer({ code: '0', message: '', data: data[method] })
}

/** The native app around this page, at the level of the bridge that it puts on the window. */
export function installNativeApp(handle: (call: NativeAppCall) => void = healthyApp()): NativeAppStub {
  const calls: NativeAppCall[] = []
  const handlers: Record<string, Handler> = {}
  const bridge = {
    invoke: (method: string, params: object, answer: (reply: unknown) => void): void => {
      const call = { method, params: params as NativeAppCall['params'], answer }
      calls.push(call)
      handle(call)
    },
    registerHandler: (event: string, handler: Handler): void => {
      handlers[event] = handler
    },
  }
  Object.defineProperty(window, 'SaicMobilityBridge', { value: bridge, configurable: true, writable: true })
  return {
    calls,
    askForPicture: () => {
      const handler = handlers['saveImage']
      return handler ? new Promise((resolve) => handler({}, resolve)) : undefined
    },
    remove: () => void Reflect.deleteProperty(window, 'SaicMobilityBridge'),
  }
}
