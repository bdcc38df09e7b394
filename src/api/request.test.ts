import { addressOf } from './request'

it('writes only the values that are there, escaped', () => {
  expect(addressOf('https://a.example', { url: '/x', query: { a: '1 &2', b: undefined, c: 0, d: '' } })).toBe('https://a.example/x?a=1%20%262&c=0&d=')
})

it('adds no question mark without values', () => {
  expect(addressOf('', { url: '/x', query: { a: undefined } })).toBe('/x')
})

it('takes half a character, which somebody types or a server says', () => {
  expect(addressOf('', { url: '/x', query: { 'k\ud800': '五\ud83d' } })).toBe('/x?k%EF%BF%BD=%E4%BA%94%EF%BF%BD')
})
