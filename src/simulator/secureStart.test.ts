/**
 * @jest-environment-options {"url": "https://h5-sit.ride-market.example/market-platform-h5/"}
 */
import { jest } from '@jest/globals'
import { cookieStorage } from '@/app/persistence/cookieStorage'
import { NO_CHOICE } from './choice'
import { readStart } from './recorder/readStart'
import { createRedactor } from './recorder/redaction/redactor'
import { createStandIns } from './recorder/redaction/standIns'
import { restoreStart } from './replay/restoreStart'

const KEY = 'market-platform-h5.session'
const kept = (cookies: Readonly<Record<string, string>>) => ({ kept: { local: {}, session: {}, cookies } })

afterEach(() => cookieStorage.erase(KEY))

it.each([KEY, `__Host-${KEY}`])('is logged in over https by a recording with the cookie %s (spec 2 §3)', (name) => {
  cookieStorage.write(KEY, '{"token":"before"}')
  const write = jest.spyOn(document, 'cookie', 'set')
  restoreStart(kept({ [name]: encodeURIComponent('{"token":"token-1"}') }))
  expect(cookieStorage.read(KEY)).toBe('{"token":"token-1"}')
  for (const [written] of write.mock.calls) expect(written).toMatch(/^__Host-.*; secure/)
})

it('is logged out over https by a recording without a login', () => {
  cookieStorage.write(KEY, '{"token":"before"}')
  restoreStart(kept({}))
  expect(document.cookie).toBe('')
})

it('records the login that the app has over https, by the name that it has everywhere', () => {
  cookieStorage.write(KEY, '{"token":"token-1"}')
  document.cookie = `${KEY}=left-by-http; path=/`
  const { cookies } = readStart(NO_CHOICE, 0, createRedactor(createStandIns())).kept
  expect(cookies).toEqual({ [KEY]: encodeURIComponent('{"token":"token-1"}') })
  document.cookie = `${KEY}=; path=/; max-age=0`
})
