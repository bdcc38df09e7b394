import { parseQuery, withParams } from './query'

it.each([
  ['?a=1&b=2', 'b', '2'],
  ['a=1', 'a', '1'],
  ['?a=%E4%B8%8A+%26', 'a', '上 &'],
  ['?a=b=c', 'a', 'b=c'],
  ['?flag', 'flag', ''],
  ['?a=1', 'b', null],
  ['', 'a', null],
])('reads %s', (search, name, value) => {
  expect(parseQuery(search).get(name)).toBe(value)
})

it('takes the first of repeated names', () => {
  expect(parseQuery('?a=1&a=2').get('a')).toBe('1')
})

it('leaves a broken escape unchanged', () => {
  expect(parseQuery('?a=%E4%B8&b=2').get('a')).toBe('%E4%B8')
  expect(parseQuery('?%=1&b=2').get('b')).toBe('2')
})

it('is not taken in by names of the language', () => {
  expect(parseQuery('?a=1').get('constructor')).toBeNull()
  expect(parseQuery('?__proto__=x').get('__proto__')).toBe('x')
})

it('does not read on for ever', () => {
  expect(parseQuery(`?a=1&${'x'.repeat(10_000)}&b=2`).get('b')).toBeNull()
})

describe('withParams', () => {
  it.each([
    ['', { a: 1 }, '?a=1'],
    ['?a=1&b=2', { a: 3 }, '?b=2&a=3'],
    ['?a=1&b=2&a=9', { a: null }, '?b=2'],
    ['?a=1', { a: null }, ''],
    ['?x=%E4%BD%A0&%61=1', { a: 'b c&d' }, '?x=%E4%BD%A0&a=b%20c%26d'],
    ['?a', { b: null, c: '' }, '?a&c='],
  ])('%j with %j is %j', (search, values, expected) => {
    expect(withParams(search, values)).toBe(expected)
  })
})
