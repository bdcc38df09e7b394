/** A page of rows as every list call gives it (campaigns.md §0.4): pages count from 1. */
export type Paged<Row> = { readonly pageNo: number; readonly pageSize: number; readonly total: number; readonly list: readonly Row[] }

export const PAGE_SIZE = 20

/** A reply's page with its rows parsed. */
export const parsePage =
  <Sent, Row>(parseRow: (row: Sent) => Row) =>
  ({ list, ...page }: Paged<Sent>): Paged<Row> => ({ ...page, list: list.map(parseRow) })

/** The number of the page that follows; undefined after the last one. A page that came empty is the last, whatever the total says. */
export function nextPage({ pageNo, pageSize, total, list }: Paged<unknown>): number | undefined {
  return list.length > 0 && pageNo * pageSize < total ? pageNo + 1 : undefined
}

/** The rows of all pages, each once: a row that moved to a later page while people read is not shown twice. */
export function rowsOf<Row>(pages: readonly Paged<Row>[], keyOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>()
  return pages.flatMap(({ list }) => list.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row))))
}

/** What stands under the rows: nothing more, more to come, on its way, or a way to try again. */
export type ListEnd = 'end' | 'more' | 'loading' | 'failed'

type Fetching = { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly isFetchNextPageError: boolean }

export function endOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: Fetching): ListEnd {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'failed'
  return hasNextPage ? 'more' : 'end'
}
