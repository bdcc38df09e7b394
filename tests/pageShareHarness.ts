import { jest } from '@jest/globals'
import type { ShareCard } from '@/hosts'
import { installChatApp, type ChatAppCall, type ChatAppStub } from '@/mocks/hosts/chatAppStub'

export const cardOf = (title: string): ShareCard => ({ link: 'https://m.example.com/a', title, desc: '', imgUrl: '' })

type MiniProgram = {
  /** The titles of the cards that the page has set; `pageShareReset` where it took its card back. */
  readonly posted: () => readonly unknown[]
  readonly calls: () => ChatAppStub['calls']
  /** Installs it anew, with another way to answer. */
  readonly answerWith: (handle: (call: ChatAppCall) => void) => void
  readonly remove: () => void
}

/** Runs each test of a file in a mini program of the chat app, with fake timers. */
export function mountMiniProgram(): MiniProgram {
  let chat: ChatAppStub
  const install = (handle?: (call: ChatAppCall) => void): void => {
    chat = installChatApp({ device: 'ios', isMiniProgram: true, ...(handle && { handle }) })
  }
  const remove = (): void => chat.remove()
  beforeAll(async () => {
    install()
    // The package takes real time to load, so it is loaded before the fake timers begin.
    await import('@/hosts').then(({ openHost }) => openHost())
    await import('weixin-js-sdk')
    remove()
  })
  beforeEach(() => {
    install()
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    remove()
  })
  return {
    posted: () => chat.of('postMessage').map(({ type, title }) => title ?? type),
    calls: () => chat.calls,
    answerWith: (handle) => {
      remove()
      install(handle)
    },
    remove,
  }
}
