import { drawPersist } from './draw.persist'

it.each<[string, unknown, object]>([
  ['an open draw, with what was sent with it', { 'S U draw': { requestId: 'abc', input: { day: 3 } } }, { open: { 'S U draw': { requestId: 'abc', input: { day: 3 } } } }],
  ['no draw without a name of its own', { a: { requestId: '' }, b: 'abc', c: null, d: { requestId: '<img>' } }, { open: {} }],
  ['nonsense', 'nothing', {}],
  ['nothing', undefined, {}],
])('reads %s from the tab', (_, open, read) => {
  expect(drawPersist.deserialize({ open })).toEqual(read)
})

it('takes an open draw over from the release before, which called what was sent with it otherwise', () => {
  const stored = { open: { a: { requestId: 'abc', said: { day: 3 } }, b: { requestId: 'def' }, c: null } }
  expect(drawPersist.migrations[2]!(stored)).toEqual({ open: { a: { requestId: 'abc', input: { day: 3 } }, b: { requestId: 'def' }, c: null } })
})
