import { drawPersist } from './draw.persist'

it.each<[string, unknown, object]>([
  ['an open draw, with what was said', { 'S U draw': { requestId: 'abc', said: { day: 3 } } }, { open: { 'S U draw': { requestId: 'abc', said: { day: 3 } } } }],
  ['no draw without a name of its own', { a: { requestId: '' }, b: 'abc', c: null, d: { requestId: '<img>' } }, { open: {} }],
  ['nonsense', 'nothing', {}],
  ['nothing', undefined, {}],
])('reads %s from the tab', (_, open, read) => {
  expect(drawPersist.deserialize({ open })).toEqual(read)
})
