export type ChatAppDevice = 'ios' | 'android'

/** A call that has come to the chat app. It may be answered once, twice, late, or never; the handler may also throw. */
export type ChatAppCall = { readonly method: string; readonly params: Readonly<Record<string, unknown>>; readonly answer: (message: string) => void }

export type ChatAppStub = {
  /** Every call so far, in order; those to a mini program by their own name, with what they carry. */
  readonly calls: readonly ChatAppCall[]
  /** The calls of one name. */
  readonly of: (method: string) => readonly ChatAppCall['params'][]
  readonly remove: () => void
}

const USER_AGENTS: Readonly<Record<ChatAppDevice, string>> = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.40(0x18002831) NetType/4G Language/zh_CN',
  android: 'Mozilla/5.0 (Linux; Android 13; V2227A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.40(0x28002837) WeChat/arm64 NetType/4G Language/zh_CN',
}

type Options = { readonly device: ChatAppDevice; readonly isMiniProgram?: boolean; readonly handle?: (call: ChatAppCall) => void }

/** The chat app around this page, at the level of the bridge that the vendor's package talks to, so that the package itself runs. Install it before the package is loaded. */
export function installChatApp({ device, isMiniProgram = false, handle = ({ answer }) => answer('ok') }: Options): ChatAppStub {
  const calls: ChatAppCall[] = []
  const put = (target: object, name: string, value: unknown): (() => void) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
    return () => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name))
  }
  const invoke = (method: string, params: Record<string, unknown>, done: (reply: object) => void): void => {
    const isForMiniProgram = method === 'invokeMiniProgramAPI'
    const call: ChatAppCall = {
      method: isForMiniProgram ? String(params['name']) : method,
      params: { ...(isForMiniProgram ? (params['arg'] as object) : params) },
      answer: (message) => done({ err_msg: `${method}:${message}` }),
    }
    calls.push(call)
    handle(call)
  }
  const undo = [
    put(navigator, 'userAgent', USER_AGENTS[device] + (isMiniProgram ? ' miniProgram/wx0123456789abcdef' : '')),
    put(window, 'WeixinJSBridge', { invoke, on: () => undefined }),
    put(window, '__wxjs_environment', isMiniProgram ? 'miniprogram' : 'browser'),
  ]
  return { calls, of: (method) => calls.filter((call) => call.method === method).map(({ params }) => params), remove: () => undo.toReversed().forEach((undoOne) => undoOne()) }
}
