import { endOf, nextPage, rowsOf } from './paging'

const page = (pageNo: number, list: readonly string[], total = 45) => ({ pageNo, pageSize: 20, total, list })

it.each([
  [page(1, ['a']), 2],
  [page(3, ['a']), undefined],
  [page(1, ['a'], 20), undefined],
  [page(1, [], 45), undefined],
])('goes from %j to page %s', (from, to) => {
  expect(nextPage(from)).toBe(to)
})

it('shows each row once', () => {
  expect(rowsOf([page(1, ['a', 'b']), page(2, ['b', 'c'])], (row) => row)).toEqual(['a', 'b', 'c'])
})

it.each([
  [{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false }, 'more'],
  [{ hasNextPage: true, isFetchingNextPage: true, isFetchNextPageError: false }, 'loading'],
  [{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true }, 'failed'],
  [{ hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false }, 'end'],
] as const)('ends %j with %s', (fetching, end) => {
  expect(endOf(fetching)).toBe(end)
})
