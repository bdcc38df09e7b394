import { carryEntry, carryWithin } from './carryEntry'

const HERE = '?sourceId=S1&passengerChannel=2&userType=2&cityCode=310000&promotorCode=P1&orderNo=O1&x-dyeing=blue'

it.each([
  ['what the address says of the user, not of its page', '/cash/rule', '/cash/rule?sourceId=S1&promotorCode=P1&cityCode=310000&x-dyeing=blue&userType=2&passengerChannel=2'],
  ["but for what the link names itself", '/cash?sourceId=S2&promotorCode=P2&cityCode=1&dyeing=red&userType=1&a=b#c', '/cash?sourceId=S2&promotorCode=P2&cityCode=1&dyeing=red&userType=1&a=b&passengerChannel=2#c'],
  ['also where the link names it without a value', '/cash?cityCode=&sourceId=S2&promotorCode=P2&dyeing=red&userType=2', '/cash?sourceId=S2&promotorCode=P2&dyeing=red&userType=2&cityCode=310000&passengerChannel=2'],
])('carries %s (spec 2 §6)', (_, link, expected) => {
  expect(carryEntry(link, HERE)).toBe(expected)
})

it.each([
  ['/cash/rule?a=b', '/cash/rule?a=b&passengerChannel=2&lang=en'],
  ['/cash/rule?lang=zh-CN', '/cash/rule?lang=zh-CN&passengerChannel=2'],
])('carries the language too, but for what the link %s names itself', (link, expected) => {
  expect(carryEntry(link, '?lang=en&passengerChannel=2')).toBe(expected)
})

it('leaves a link alone where the address says nothing', () => {
  expect(carryEntry('/cash/rule?a=b#c', '')).toBe('/cash/rule?a=b#c')
})

const { origin } = window.location

it.each([
  ['a path', '/cash/rule', '/cash/rule?passengerChannel=2'],
  ['a whole address of our own', `${origin}/cash/rule?a=b#c`, '/cash/rule?a=b&passengerChannel=2#c'],
  ['the same with nothing behind the campaign', `${origin}/cash`, '/cash?passengerChannel=2'],
  ['another campaign', `${origin}/cash-plus?a=b`, `${origin}/cash-plus?a=b`],
  ['another site', 'https://h5.example/cash/rule', 'https://h5.example/cash/rule'],
  ['one whose name begins like ours', `${origin}.example/cash`, `${origin}.example/cash`],
  ['a path that a server may read another host from', `${origin}//cash/rule`, `${origin}//cash/rule`],
])('keeps the channel within the campaign (spec 2 §6): %s', (_, link, expected) => {
  expect(carryWithin('/cash', link, '?passengerChannel=2')).toBe(expected)
})
