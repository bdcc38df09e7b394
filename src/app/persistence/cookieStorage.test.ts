import { jest } from '@jest/globals'
import { cookieStorage } from './cookieStorage'
import { storageEngine } from './storageEngine'

afterEach(() => cookieStorage.erase('a'))

it('keeps text in a cookie of the whole site', () => {
  const write = jest.spyOn(document, 'cookie', 'set')
  cookieStorage.write('a', '{"token":"t1","name":"上海"}')
  expect(cookieStorage.read('a')).toBe('{"token":"t1","name":"上海"}')
  expect(write.mock.calls[0]?.[0]).toMatch(/; path=\/; sameSite=Lax$/)
  cookieStorage.erase('a')
  expect(cookieStorage.read('a')).toBeNull()
})

it('refuses what browsers would drop for its length', () => {
  expect(() => cookieStorage.write('a', 'x'.repeat(4_095))).toThrow('too long')
  expect(cookieStorage.read('a')).toBeNull()
})

it('notices that cookies are blocked', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(() => cookieStorage.write('a', '{}')).toThrow('blocked')
  const engine = storageEngine(cookieStorage)
  await engine.setItem('a', { token: 't1' })
  expect(await engine.getItem('a')).toEqual({ token: 't1' })
})

it('survives a cookie that throws', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(await storageEngine(cookieStorage).getItem('a')).toBeNull()
})
