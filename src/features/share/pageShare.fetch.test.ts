import { jest } from '@jest/globals'
import type { HostKind, SignPage } from '@/hosts'
import { cardOf } from '../../../tests/pageShareHarness'

let kind: HostKind
const setPageShare = jest.fn<(...given: readonly unknown[]) => Promise<void>>()
const openHost = jest.fn(() => Promise.resolve({ setPageShare }))
jest.unstable_mockModule('@/hosts', () => ({ openHost, pageHost: () => ({ kind, platform: 'ios' }) }))
const { pageShare } = await import('./pageShare')

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
