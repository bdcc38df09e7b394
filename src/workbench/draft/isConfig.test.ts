import { DEEPEST, isConfig, MOST_VALUES } from './isConfig'

const deep = (levels: number, open = '{"a":', close = '}'): unknown => JSON.parse(`{"a":${open.repeat(levels - 1)}1${close.repeat(levels - 1)}}`)

it.each([{}, { title: 'Hi' }, { title: 7, none: null }, { steps: [{ name: 'a', more: { of: [1, [2]] } }] }])('takes %j', (value) => {
  expect(isConfig(value)).toBe(true)
})

it.each([undefined, null, 'text', 5, true, [], [{}]])('refuses %j, which is no object', (value) => {
  expect(isConfig(value)).toBe(false)
})

it('takes as many levels as a form can have, and not one more', () => {
  expect(isConfig(deep(DEEPEST))).toBe(true)
  expect(isConfig(deep(DEEPEST + 1))).toBe(false)
})

it.each([
  ['objects', deep(100_000)],
  ['lists', deep(100_000, '[', ']')],
])('refuses 100,000 levels of %s without going down into them', (_, value) => {
  expect(isConfig(value)).toBe(false)
})

it('refuses more values than a form could show', () => {
  const values = (count: number) => ({ list: Array.from({ length: count }, () => 0) })
  expect(isConfig(values(MOST_VALUES - 2))).toBe(true)
  expect(isConfig(values(MOST_VALUES - 1))).toBe(false)
})
