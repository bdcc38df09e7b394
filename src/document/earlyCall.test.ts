import { jest } from '@jest/globals'
import { takeEarlyResponse } from '@/api/earlyResponse'
import { entryPersist } from '@/features/entry/entry.persist'
import { DEVICE_ID_KEY } from '@/lib/device/deviceId'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
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
  ['the order that it names', '&orderNo=R20261120', { orderNo: 'R20261120' }],
  ['one with letters of any kind', '&orderNo=%E5%8D%95%2F1', { orderNo: '单/1' }],
  ['none that it does not name', '', {}],
  ['none that is none', '&orderNo=a%20b', {}],
])('asks about %s', (_, query, about) => {
  open(`?sourceId=S1${query}`)
  startEarlyCall('querySamplePage orderNo')
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/external/v1/CandleBizService/querySamplePage')
  expect(JSON.parse(init?.body as string)).toEqual({ sourceId: 'S1', userUid: '', promotorCode: '', newUserFlag: 1, ...about })
})

describe('in a tab that keeps what an earlier address named', () => {
  const keep = (entry: object): void => sessionStorage.setItem(KEY_PREFIX + entryPersist.key, JSON.stringify({ campaign: 'cash', ...entry }))
  const sent = () => {
    const { headers, body } = fetched.mock.calls[0]?.[1] ?? {}
    const { 'X-Saic-Channel': channel, 'X-Saic-Finger-Id': finger } = headers as Readonly<Record<string, string>>
    const { channel: said, promotorCode, cityCode } = JSON.parse(body as string) as Readonly<Record<string, string>>
    return [channel, finger, said, promotorCode, cityCode]
  }

  it.each([
    ['says it with the call, as the app does', '', { channel: 'wx7', fingerId: 'f1', activityPromotorCode: 'P8K3QX', cityCode: '310100' }, ['wx7', 'f1', 'wx7', 'P8K3QX', '310100']],
    ['says what this address names before it', '&channel=C9&promotorCode=P2&cityCode=110100', { channel: 'wx7', fingerId: 'f1', activityPromotorCode: 'P8K3QX', cityCode: '310100' }, ['C9', 'f1', 'C9', 'P2', '110100']],
    ['leaves out who invited to another campaign', '', { campaign: 'turntable', channel: 'wx7', activityPromotorCode: 'P8K3QX' }, ['wx7', '', 'wx7', '', undefined]],
    ['holds it to the rules of an address', '', { channel: 'a\nb', fingerId: 7, activityPromotorCode: null, cityCode: 'x' }, ['SAIC', '', undefined, '', undefined]],
    ['takes no finger id from an address', '&fingerId=f9', {}, ['SAIC', '', undefined, '', undefined]],
  ])('%s (spec 1 §7)', (_, query, entry, expected) => {
    open(`?sourceId=S1${query}`)
    keep(entry)
    startEarlyCall('querySamplePage')
    expect(sent()).toEqual(expected)
  })

  it('takes no sourceId from it, which belongs to a campaign', () => {
    open('')
    keep({ campaign: 'cash', sourceId: 'S1' })
    startEarlyCall('getLoginPage')
    expect(fetched).not.toHaveBeenCalled()
  })
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
