import { parse } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { strictText } from '@/lib/reply/fields'
import { pagedReply } from './pagedReply'
import { endOf, isLastPageNew, nextPage, rowsOf, unreadableOf } from './paging'

const page = (list: readonly string[], total = 45, unreadable: readonly string[] = []) => ({ pageSize: 20, total, list, unreadable })
const unsaid = (list: readonly string[]) => ({ ...page(list), total: undefined })
const full = Array.from({ length: 20 }, (_, index) => String(index))

it.each([
  ['more are to come', page(['a']), 1, 2],
  ['all have been given', page(['a']), 3, undefined],
  ['the page is all there is', page(['a'], 20), 1, undefined],
  ['the page is empty', page([]), 1, undefined],
  ['none of its rows could be read', page([], 45, ['x']), 1, 2],
  ['a full page does not say of how many', unsaid(full), 1, 2],
  ['a page that is not full does not say of how many', unsaid(['a']), 1, undefined],
])('goes on where %s', (_, from, pageNo, to) => {
  expect(nextPage(from, [], pageNo)).toBe(to)
})

it('shows each row once', () => {
  expect(rowsOf([page(['a', 'b']), page(['b', 'c'])], (row) => row)).toEqual(['a', 'b', 'c'])
  expect(unreadableOf([page([], 2, ['x', 'y']), page([], 2, ['y'])])).toBe(2)
})

it.each([
  [[page(['a'])], true],
  [[page([])], true],
  [[page(['a', 'b']), page(['b', 'c'])], true],
  [[page(['a', 'b']), page(['b', 'a'])], false],
  [[page(['a']), page(['b']), page(['a'])], false],
  [[page(['a']), page(['a'], 45, ['x'])], true],
  [[page(['a'], 45, ['x']), page(['a'], 45, ['x'])], false],
])('knows whether a page brings anything: %j %j', (pages, isNew) => {
  expect(isLastPageNew(pages, (row) => row)).toBe(isNew)
})

const reply = pagedReply(jsonObject({ id: strictText }))

it.each([
  [{ pageSize: 10, total: 45 }, { pageSize: 10, total: 45 }],
  [{ pageSize: '10', total: '45' }, { pageSize: 10, total: 45 }],
  [{}, { pageSize: 20, total: undefined }],
  [{ pageSize: 0, total: -1 }, { pageSize: 20, total: undefined }],
  [{ pageSize: -20, total: Number.MAX_SAFE_INTEGER }, { pageSize: 20, total: undefined }],
  [{ pageSize: null, total: 'many' }, { pageSize: 20, total: undefined }],
])('believes of %j no number that cannot be', (numbers, read) => {
  expect(parse(reply, { ...numbers, list: [{ id: 'a' }] })).toEqual({ ...read, list: [{ id: 'a' }], unreadable: [], serverTime: '' })
})

it.each([
  [{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false }, 'more'],
  [{ hasNextPage: true, isFetchingNextPage: true, isFetchNextPageError: false }, 'loading'],
  [{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true }, 'failed'],
  [{ hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false }, 'end'],
] as const)('ends %j with %s', (fetching, end) => {
  expect(endOf(fetching)).toBe(end)
})
