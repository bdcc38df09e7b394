import { jest } from '@jest/globals'
import { cookiePlace } from './cookiePlace'
import { storageEngine } from './storageEngine'

afterEach(() => cookiePlace.erase('a'))

it('keeps text in a cookie of the whole site', () => {
  const write = jest.spyOn(document, 'cookie', 'set')
  cookiePlace.write('a', '{"token":"t1","name":"上海"}')
  expect(cookiePlace.read('a')).toBe('{"token":"t1","name":"上海"}')
  expect(write.mock.calls[0]?.[0]).toMatch(/; path=\/; sameSite=Lax$/)
  cookiePlace.erase('a')
  expect(cookiePlace.read('a')).toBeNull()
})

it('refuses what browsers would drop for its length', () => {
  expect(() => cookiePlace.write('a', 'x'.repeat(4_095))).toThrow('too long')
  expect(cookiePlace.read('a')).toBeNull()
})

it('notices that cookies are blocked', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(() => cookiePlace.write('a', '{}')).toThrow('blocked')
  const engine = storageEngine(cookiePlace)
  await engine.setItem('a', { token: 't1' })
  expect(await engine.getItem('a')).toEqual({ token: 't1' })
})

it('survives a cookie that throws', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(await storageEngine(cookiePlace).getItem('a')).toBeNull()
})
