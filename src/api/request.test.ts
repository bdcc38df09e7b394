import { addressOf } from './request'

it('writes only the values that are there, escaped', () => {
  expect(addressOf('https://a.example', { url: '/x', query: { a: '1 &2', b: undefined, c: 0, d: '' } })).toBe('https://a.example/x?a=1%20%262&c=0&d=')
})

it('adds no question mark without values', () => {
  expect(addressOf('', { url: '/x', query: { a: undefined } })).toBe('/x')
})

it('encodes half a surrogate pair, which the user can type and a server can send', () => {
  expect(addressOf('', { url: '/x', query: { 'k\ud800': '五\ud83d' } })).toBe('/x?k%EF%BF%BD=%E4%BA%94%EF%BF%BD')
})
