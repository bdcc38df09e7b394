import { jest } from '@jest/globals'
import { openHost } from './openHost'

const asked: string[] = []
let isReachable = true
jest.unstable_mockModule('./wechat/webViewHost', async () => {
  asked.push('adapter')
  // A slow network: the other one does not wait for this.
  await new Promise((resolve) => setTimeout(resolve, 50))
  asked.push('adapter is there')
  return { webViewHost: () => ({ kind: 'wechatWebView' }) }
})
jest.unstable_mockModule('./wechat/pageCard', () => {
  asked.push('card')
  if (!isReachable) throw new Error('Loading chunk failed')
  return {}
})

beforeEach(() => {
  jest.resetModules()
  asked.length = 0
})

it.each([true, false])("fetches the code of the chat app's card beside its adapter, which is there without it too; reachable: %s", async (reachable) => {
  isReachable = reachable
  expect(await openHost({ kind: 'wechatWebView', platform: 'ios' })).toMatchObject({ kind: 'wechatWebView' })
  expect(asked.at(-1)).toBe('adapter is there')
  expect(asked).toContain('card')
})
