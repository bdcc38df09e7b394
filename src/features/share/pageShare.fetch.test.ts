import { jest } from '@jest/globals'
import type { HostKind, SignPage } from '@/hosts'
import { cardOf } from '../../../tests/pageShareHarness'
import { startStore } from '../../../tests/startStore'

let kind: HostKind
const setPageShare = jest.fn<(...given: readonly unknown[]) => Promise<object>>(() => Promise.resolve({ ok: true, value: null }))
const share = () => Promise.resolve({ ok: true, value: null })
const openHost = jest.fn(() => Promise.resolve({ setPageShare, share }))
jest.unstable_mockModule('@/hosts', () => ({ openHost, pageHost: () => ({ kind, platform: 'ios' }) }))
const { pageShare } = await import('./pageShare')
const { share: shareByHand } = await import('./share')

const sign: SignPage = () => Promise.reject(new Error('Nothing is signed here'))

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

it.each<HostKind>(['wechatWebView', 'wechatMiniProgram', 'alipayMiniProgram'])('fetches the code of %s at once, and sets the card after 300 ms (spec 2 §9)', async (host) => {
  kind = host
  pageShare.set({ card: cardOf('A'), sign })
  expect(openHost).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(299)
  expect(setPageShare).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(setPageShare.mock.calls).toEqual([[cardOf('A'), sign]])
})

it.each<HostKind>(['browser', 'nativeApp', 'dingtalk'])('fetches none in a host without a corner menu: %s', async (host) => {
  kind = host
  pageShare.set({ card: cardOf('A'), sign })
  await jest.advanceTimersByTimeAsync(300)
  expect(openHost).not.toHaveBeenCalled()
})

it("takes back what was shared through the host's own panel, on the next route of a page without a card (spec 2 §4)", async () => {
  kind = 'alipayMiniProgram'
  pageShare.reset()
  await jest.advanceTimersByTimeAsync(300)
  setPageShare.mockClear()
  const { store } = await startStore()
  await store.dispatch(shareByHand({ card: cardOf('reminder'), channels: ['wechat'] }))
  pageShare.takeBack()
  await jest.advanceTimersByTimeAsync(300)
  expect(setPageShare.mock.calls.map(([card]) => card)).toEqual([null])
})
