import wx from 'weixin-js-sdk'
import type { HostDone, HostFailure, PageSignature } from '../host'

/** How long the chat app may take for a call, and for the check of a signature (ms). */
const CHAT_TIMEOUT_MS = 3_000

type Answer = { readonly errMsg?: string } | undefined
type Callbacks = { readonly success: () => void; readonly fail: (answer: Answer) => void; readonly cancel: () => void }
type CardData = { readonly title: string; readonly desc?: string; readonly link: string; readonly imgUrl: string }

/** The package as far as it is used; its own types leave out the messages to a mini program. */
type ChatSdk = {
  readonly config: (options: PageSignature & { readonly debug: boolean; readonly jsApiList: readonly string[] }) => void
  readonly ready: (isReady: () => void) => void
  readonly error: (hasFailed: (answer: Answer) => void) => void
  readonly updateAppMessageShareData: (data: CardData & Callbacks) => void
  readonly updateTimelineShareData: (data: CardData & Callbacks) => void
  readonly closeWindow: (callbacks: Callbacks) => void
  readonly miniProgram: {
    readonly postMessage: (message: { readonly data: unknown } & Callbacks) => void
    readonly navigateTo: (page: { readonly url: string } & Callbacks) => void
    readonly switchTab: (page: { readonly url: string } & Callbacks) => void
    readonly navigateBack: (step: { readonly delta: number } & Callbacks) => void
  }
}

export const chatSdk = wx as unknown as ChatSdk

/** One call of the package, which never answers while the chat app's bridge is missing. */
export function callChat(call: string, ask: (callbacks: Callbacks) => void): HostDone {
  return new Promise((resolve) => {
    const fail = (kind: HostFailure['kind'], message = '') => {
      clearTimeout(timer)
      resolve({ ok: false, failure: { kind, call, message } })
    }
    const timer = setTimeout(() => fail('timeout'), CHAT_TIMEOUT_MS)
    try {
      ask({
        success: () => {
          clearTimeout(timer)
          resolve({ ok: true, value: null })
        },
        fail: (answer) => fail(kindOf(answer), answer?.errMsg ?? ''),
        cancel: () => fail('cancelled'),
      })
    } catch (error) {
      fail('failed', error instanceof Error ? error.message : '')
    }
  })
}

/** The package gives its failures as `<call>:<reason>`. */
function kindOf(answer: Answer): HostFailure['kind'] {
  const reason = answer?.errMsg?.replace(/^[^:]*:/, '') ?? ''
  if (/permission denied/.test(reason)) return 'denied'
  return /not exist|not support/.test(reason) ? 'unsupported' : 'failed'
}
