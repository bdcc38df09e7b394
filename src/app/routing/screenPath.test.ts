import { screenPath } from './screenPath'

it.each([
  ['/', { whole: '', prefix: '', rest: '' }],
  ['/cash', { whole: 'cash', prefix: 'cash', rest: '' }],
  ['/Cash//Login/', { whole: 'cash/login', prefix: 'cash', rest: 'login' }],
  ['/invalid-activity/1', { whole: 'invalid-activity/1', prefix: 'invalid-activity', rest: '1' }],
])('reads %s', (pathname, path) => {
  expect(screenPath(pathname)).toEqual(path)
})
