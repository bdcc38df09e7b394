import { withParams } from './query'
import { encodeParam } from './encodeParam'

it.each([
  ['a b&=?#/é李', encodeURIComponent('a b&=?#/é李')],
  ['🙂🙂', encodeURIComponent('🙂🙂')],
  ['五\ud83d', '%E4%BA%94%EF%BF%BD'],
  ['\udc00\udc00x\ude42', '%EF%BF%BD%EF%BF%BDx%EF%BF%BD'],
  ['\ud83d\ud83d\ude42', '%EF%BF%BD%F0%9F%99%82'],
  [-1.5, '-1.5'],
])('writes %j as %s', (value, encoded) => {
  expect(encodeParam(value)).toBe(encoded)
})

it('lets every address be made of half a character', () => {
  expect(withParams('?a=1', { text: '五\ud83d' })).toBe('?a=1&text=%E4%BA%94%EF%BF%BD')
})
