import { jest } from '@jest/globals'
import { cleanAddress, cleanPath } from './cleanAddress'

it.each([
  ['/market-platform-h5/a', '/market-platform-h5/a'],
  ['/market-platform-h5//a///b/', '/market-platform-h5/a/b/'],
  ['//market-platform-h5/a', '/market-platform-h5/a'],
  ['/market-platform-h5/index.html', '/market-platform-h5/'],
  ['/elsewhere', '/market-platform-h5/elsewhere'],
  ['/market-platform-h5', '/market-platform-h5'],
  ['/market-platform-h5-else', '/market-platform-h5/market-platform-h5-else'],
  ['/market-platform-h5/%', '/market-platform-h5/%25'],
  ['/market-platform-h5/50%-off', '/market-platform-h5/50%25-off'],
  ['/market-platform-h5/%E6%B4%BB', '/market-platform-h5/%E6%B4%BB'],
  ['/market-platform-h5/%E6%B4', '/market-platform-h5/%25E6%25B4'],
  ['/market-platform-h5/%zz%20', '/market-platform-h5/%25zz%20'],
])('reads %s as %s', (path, expected) => {
  expect(cleanPath(path)).toBe(expected)
  expect(() => decodeURIComponent(cleanPath(path))).not.toThrow()
})

it('corrects the address bar and keeps the query unchanged', () => {
  const replaceState = jest.fn()
  const location = { pathname: '/market-platform-h5//a', search: '?x=%&y=2', hash: '#z' } as Location
  cleanAddress({ location, history: { state: null, replaceState } as unknown as History })
  expect(replaceState).toHaveBeenCalledWith(null, '', '/market-platform-h5/a?x=%&y=2#z')
})

it('does not change a clean address', () => {
  const replaceState = jest.fn()
  cleanAddress({ location: { pathname: '/market-platform-h5/a', search: '', hash: '' } as Location, history: { state: null, replaceState } as unknown as History })
  expect(replaceState).not.toHaveBeenCalled()
})
