import { jest } from '@jest/globals'
import { tabItem } from './tabItem'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('keeps a text for the tab, each name its own', () => {
  tabItem('one').write('1')
  tabItem('two').write('2')
  expect(tabItem('one').read()).toBe('1')
  expect(sessionStorage.getItem('market-platform-h5:two')).toBe('2')
  tabItem('one').erase()
  expect([tabItem('one').read(), tabItem('two').read()]).toEqual([null, '2'])
})

it('remembers for the life of the page where the storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, name).mockImplementation(blocked)
  const item = tabItem('three')
  expect(item.read()).toBeNull()
  item.write('3')
  expect(tabItem('three').read()).toBe('3')
  item.erase()
  expect(item.read()).toBeNull()
})
