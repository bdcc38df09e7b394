import { jest } from '@jest/globals'
import { takeEarlyResponse } from '@/api/earlyResponse'
import { DEVICE_ID_KEY } from '@/lib/deviceId'
import { startEarlyCall } from './earlyCall'

const fetched = jest.fn<typeof fetch>()
const { fetch: ownFetch } = globalThis
const open = (query: string): void => window.history.replaceState(null, '', `/market-platform-h5/cash/login${query}`)

beforeEach(() => {
  sessionStorage.clear()
  window.__early = undefined
  fetched.mockReset().mockResolvedValue(new Response('{}'))
  globalThis.fetch = fetched
})
afterEach(() => {
  globalThis.fetch = ownFetch
})

it('starts the login page’s configuration call with the headers of every call (spec 1 §7)', () => {
  open('?sourceId=S1&channel=C9')
  startEarlyCall('cash/login')
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/external/v1/CandleBizService/getLoginPage?sourceId=S1')
  expect(init?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-Saic-Platform': 'h5', Accept: 'application/json', 'X-Saic-Channel': 'C9', 'X-Saic-Device-Id': sessionStorage.getItem(DEVICE_ID_KEY) })
  expect(takeEarlyResponse('/external/v1/CandleBizService/getLoginPage?sourceId=S1')).toBeInstanceOf(Promise)
})

it.each([
  ['another page', 'cash/share', '?sourceId=S1'],
  ['a page without a source', 'cash/login', ''],
  ['a source that is no id', 'cash/login', '?sourceId=%3Cscript%3E'],
  ['a preview in a frame, which asks nothing (spec 1 §4)', 'cash/login', '?sourceId=S1&mis=1'],
  ['a page with a routing tag, which the app sends (spec 1 §2)', 'cash/login', '?sourceId=S1&x-dyeing=blue'],
])('leaves the call to the app for %s', (_, path, query) => {
  open(query)
  startEarlyCall(path)
  expect(fetched).not.toHaveBeenCalled()
})

it('leaves the call to the app where the browser cannot make it', () => {
  open('?sourceId=S1')
  Reflect.deleteProperty(globalThis, 'fetch')
  expect(() => startEarlyCall('cash/login')).not.toThrow()
  expect(window.__early).toBeUndefined()
})
