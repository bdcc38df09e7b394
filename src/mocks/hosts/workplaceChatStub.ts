/** A call that has come to the host. It may be answered once, twice, late, or never; the handler may also throw. */
export type HostCall = {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly answer: (result?: unknown) => void
  readonly refuse: (error: unknown) => void
}

export type ChatDevice = 'ios' | 'android' | 'harmony' | 'mac' | 'win'

/** Whether the bridge is there when the page comes. `fails` is for phones, whose bridge has a start; a computer has the host's frame or none. */
export type BridgeStart = 'ready' | 'fails' | 'never'

/** What a message to the desktop host looks like on the wire. */
export type FrameMessage = { readonly type: string; readonly msgId: number; readonly containerId: string; readonly methodName: string; readonly body: Readonly<Record<string, unknown>> }

export type Stub = {
  /** Every call so far, in order. */
  readonly calls: readonly HostCall[]
  /** The desktop's messages, as they were posted. */
  readonly messages: readonly FrameMessage[]
  readonly remove: () => void
}

type Respond = (params: object, done: (isSuccess: boolean, body: unknown) => void, method: string) => void

const USER_AGENTS: Readonly<Record<ChatDevice, (version: string) => string>> = {
  ios: (version) => `Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AliApp(DingTalk/${version}) com.laiwang.DingTalk/1 Channel/201200 language/zh-Hans-CN`,
  android: (version) => `Mozilla/5.0 (Linux; Android 13; V2227A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36 AliApp(DingTalk/${version}) com.alibaba.android.rimet/1 Channel/1 language/zh-CN`,
  harmony: (version) => `Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile AliApp(DingTalk/${version})`,
  mac: (version) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0 Safari/537.36 dingtalk/${version}`,
  win: (version) => `Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0 Safari/537.36 DingTalk(${version})`,
}

export const FRAME_ORIGIN = 'https://im.dingtalk.com'
export const CONTAINER_ID = 'container-1'

/** A workplace chat around this page, at the level of the bridges that the vendor's package talks to, so that the package itself runs. */
export function installWorkplaceChat(device: ChatDevice, version: string, handle: (call: HostCall) => void, start: BridgeStart = 'ready'): Stub {
  const calls: HostCall[] = []
  const messages: FrameMessage[] = []
  const put: Put = (target, name, value) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
    return () => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name))
  }
  const respond: Respond = (params, done, method) => {
    const call: HostCall = { method, params: params as HostCall['params'], answer: (result) => done(true, result), refuse: (error) => done(false, error) }
    calls.push(call)
    handle(call)
  }
  const undo = [put(navigator, 'userAgent', USER_AGENTS[device](version)), ...(start === 'never' ? [] : bridgeOf(device, version, respond, messages, put, start === 'fails'))]
  return { calls, messages, remove: () => undo.toReversed().forEach((undoOne) => undoOne()) }
}

type Put = (target: object, name: string, value: unknown) => () => void

function bridgeOf(device: ChatDevice, version: string, respond: Respond, messages: FrameMessage[], put: Put, isBroken: boolean): readonly (() => void)[] {
  const init = (): void => {
    if (isBroken) throw new Error('no bridge')
  }
  if (device === 'ios') {
    const callHandler = (method: string, params: object, done: (reply: object) => void): void =>
      respond(params, (isSuccess, body) => done(isSuccess ? { errorCode: '0', errorMessage: '', result: body } : Object(body)), method)
    return [put(window, 'WebViewJavascriptBridge', { init, registerHandler: () => undefined, callHandler })]
  }
  if (device === 'android') {
    const invoke = (success: (body: unknown) => void, fail: (body: unknown) => void, service: string, action: string, params: object): void =>
      respond(params, (isSuccess, body) => (isSuccess ? success : fail)(body), `${service}.${action}`)
    return [put(window, 'nuva', { isReady: true, require: () => (init(), invoke) })]
  }
  if (device === 'harmony') {
    const call = (method: string, params: object, done: (reply: object) => void): void => respond(params, (success, body) => done({ success, body }), method)
    return [put(window, 'DingTalkJSBridge', { init, call })]
  }
  const post = window.postMessage.bind(window)
  const postMessage = (message: FrameMessage, target?: unknown): void => {
    if (target !== FRAME_ORIGIN) return post(message, target as string)
    messages.push(message)
    // A posted message arrives after the poster has gone on, and the poster relies on it.
    void Promise.resolve().then(() => respond(message.body, (success, body) => reply({ type: 'response', msgId: message.msgId, success, body }), message.methodName))
  }
  return [
    put(window, 'name', JSON.stringify({ hostOrigin: FRAME_ORIGIN, containerId: CONTAINER_ID, hostVersion: version, language: 'zh-CN' })),
    put(window, 'dingtalk', { platform: { invokeAPI: () => undefined } }),
    put(window, 'postMessage', postMessage),
  ]
}

/** A message from a frame; from the host's own where nothing else is said. */
export function reply(data: object, origin = FRAME_ORIGIN): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin }))
}
