import { jest } from '@jest/globals'
import { keepPositions, keptPositions } from './scrollPositions'

const KEY = 'market-platform-h5:scroll'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('keeps how far each page was scrolled', () => {
  keepPositions(new Map([['a', 700], ['b', 0]]))
  expect([...keptPositions()]).toEqual([['a', 700], ['b', 0]])
})

it('keeps the newest fifty', () => {
  keepPositions(new Map(Array.from({ length: 60 }, (_, index) => [`k${index}`, index])))
  expect(keptPositions().size).toBe(50)
  expect(keptPositions().get('k59')).toBe(59)
})

it.each(['', 'x', '{}', 'null', '[1]', '[["a"]]', '[["a","700"]]', '[["a",null]]'])('starts without positions from %j', (stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(keptPositions().size).toBe(0)
})

it('lives with storage that is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new Error('blocked') })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('full') })
  expect(keptPositions().size).toBe(0)
  expect(() => keepPositions(new Map([['a', 1]]))).not.toThrow()
})
