import { jest } from '@jest/globals'
import type { ShareCard, SignPage } from '@/hosts'
import { installChatApp, type ChatAppStub } from '@/mocks/hosts/chatAppStub'
import { PAGE_SHARE_TIMEOUT_MS, pageShare } from './pageShare'

const card = (title: string): ShareCard => ({ link: 'https://m.example.com/a', title, desc: '', imgUrl: '' })
const sign: SignPage = () => Promise.reject(new Error('A mini program needs no signature'))

let chat: ChatAppStub
const posted = () => chat.of('postMessage').map(({ type, title }) => title ?? type)

beforeAll(async () => {
  chat = installChatApp({ device: 'ios', isMiniProgram: true })
  // The package takes real time to load; the rest is counted.
  await import('@/hosts').then(({ openHost }) => openHost())
  await import('weixin-js-sdk')
  chat.remove()
})
beforeEach(() => {
  chat = installChatApp({ device: 'ios', isMiniProgram: true })
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  chat.remove()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('sets the page share after 300 ms, not before (spec 2 §9)', async () => {
  pageShare.set({ card: card('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS - 1)
  expect(posted()).toEqual([])
  await pass(1)
  expect(posted()).toEqual(['A'])
})

it('sets it again after the mask has closed (spec 2 §4)', async () => {
  pageShare.set({ card: card('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.repeat()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['A', 'A'])
})

it('sets the newest card alone when routes follow each other quickly', async () => {
  pageShare.set({ card: card('A'), sign })
  await pass(100)
  pageShare.reset()
  pageShare.set({ card: card('B'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['B'])
})

it('resets the share when the page has gone (spec 1 §7, share reset)', async () => {
  pageShare.set({ card: card('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.reset()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['A', 'pageShareReset'])
  pageShare.repeat()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toHaveLength(2)
})

it('waits for one card before it sets the next', async () => {
  chat.remove()
  const answers: (() => void)[] = []
  chat = installChatApp({ device: 'ios', isMiniProgram: true, handle: ({ answer }) => void answers.push(() => answer('ok')) })
  pageShare.set({ card: card('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.set({ card: card('B'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['A'])
  answers[0]?.()
  await pass(0)
  expect(posted()).toEqual(['A', 'B'])
})

it('asks nothing of a plain browser', async () => {
  chat.remove()
  pageShare.set({ card: card('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(chat.calls).toEqual([])
})
