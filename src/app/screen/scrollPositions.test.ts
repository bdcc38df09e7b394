import { jest } from '@jest/globals'
import { saveScrollPositions, loadScrollPositions } from './scrollPositions'

const KEY = 'market-platform-h5:scroll'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('keeps how far each page was scrolled', () => {
  saveScrollPositions(new Map([['a', 700], ['b', 0]]))
  expect([...loadScrollPositions()]).toEqual([['a', 700], ['b', 0]])
})

it('keeps the newest fifty', () => {
  saveScrollPositions(new Map(Array.from({ length: 60 }, (_, index) => [`k${index}`, index])))
  expect(loadScrollPositions().size).toBe(50)
  expect(loadScrollPositions().get('k59')).toBe(59)
})

it.each(['', 'x', '{}', 'null', '[1]', '[["a"]]', '[["a","700"]]', '[["a",null]]'])('starts without positions from %j', (stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(loadScrollPositions().size).toBe(0)
})

it('works with blocked storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new Error('blocked') })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('full') })
  expect(loadScrollPositions().size).toBe(0)
  expect(() => saveScrollPositions(new Map([['a', 1]]))).not.toThrow()
})
