import { jest } from '@jest/globals'
import { externalNavigation } from '@/lib/history/externalNavigation'
import type { HostKind } from '@/hosts'
import { openApp } from './openApp'

const STORE = 'https://store.example/app'
const onHost = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
})
afterEach(() => {
  jest.useRealTimers()
  jest.resetAllMocks()
})

it.each<[HostKind, string, string, string[]]>([
  ['browser', '', '', ['saictaxi://home', STORE]],
  ['browser', '', 'robotaxi', ['saictaxi://robotaxi', STORE]],
  ['browser', 'saictaxi://wallet', 'robotaxi', ['saictaxi://wallet', STORE]],
  ['browser', 'https://h5.example/gift', 'robotaxi', ['https://h5.example/gift']],
  ['wechatWebView', '', 'robotaxi', ['host']],
  ['wechatWebView', 'https://h5.example/gift', '', ['https://h5.example/gift']],
  // The user is in the app already.
  ['nativeApp', '', '', ['host']],
  ['nativeApp', '', 'robotaxi', ['saictaxi://robotaxi']],
  ['nativeApp', 'saictaxi://wallet', '', ['saictaxi://wallet']],
  ['nativeApp', 'https://h5.example/gift', '', ['https://h5.example/gift']],
])('in %s leads from link %j and place %j to %j, by the scheme of the line', (host, link, place, ways) => {
  openApp({ host, link, place, scheme: 'saictaxi', store: STORE, onNoStore: jest.fn(), onHost })
  jest.runAllTimers()
  const led = jest.mocked(externalNavigation.assign).mock.calls.map(([address]) => address)
  expect(onHost.mock.calls.length > 0 ? [...led, 'host'] : led).toEqual(ways)
})
