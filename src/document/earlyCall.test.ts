import { jest } from '@jest/globals'
import { takeEarlyResponse } from '@/api/earlyResponse'
import { DEVICE_ID_KEY } from '@/lib/device/deviceId'
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
  startEarlyCall('getLoginPage')
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/external/v1/CandleBizService/getLoginPage?sourceId=S1')
  expect(init?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-Saic-Platform': 'h5', Accept: 'application/json', 'X-Saic-Channel': 'C9', 'X-Saic-Device-Id': sessionStorage.getItem(DEVICE_ID_KEY) })
  expect(takeEarlyResponse('/external/v1/CandleBizService/getLoginPage?sourceId=S1')).toBeInstanceOf(Promise)
})

it('starts a page’s own call with what every page call says of its address', () => {
  open('?sourceId=S1&promotorCode=P8K3QX&cityCode=310100')
  startEarlyCall('querySamplePage')
  const [url, init] = fetched.mock.calls[0] ?? []
  expect([url, init?.method]).toEqual(['/external/v1/CandleBizService/querySamplePage', 'POST'])
  expect(JSON.parse(init?.body as string)).toMatchObject({ sourceId: 'S1', promotorCode: 'P8K3QX', cityCode: '310100' })
})

it.each([
  ['a page that has none', undefined, '?sourceId=S1'],
  ['a page without a source', 'getLoginPage', ''],
  ['a source that is no id', 'getLoginPage', '?sourceId=%3Cscript%3E'],
  ['a preview in a frame, which asks nothing (spec 1 §4)', 'getLoginPage', '?sourceId=S1&mis=1'],
  ['a page with a routing tag, which the app sends (spec 1 §2)', 'getLoginPage', '?sourceId=S1&x-dyeing=blue'],
  ['a handoff, which logs in first (spec 1 §4)', 'getLoginPage', '?sourceId=S1&thirdPartTicket=T1'],
])('leaves the call to the app for %s', (_, call, query) => {
  open(query)
  startEarlyCall(call)
  expect(fetched).not.toHaveBeenCalled()
})

it('leaves the call to the app where the browser cannot make it', () => {
  open('?sourceId=S1')
  Reflect.deleteProperty(globalThis, 'fetch')
  expect(() => startEarlyCall('getLoginPage')).not.toThrow()
  expect(window.__early).toBeUndefined()
})
