/** A page of rows as every list call gives it (campaigns.md §0.4): pages count from 1. `serverTime`: the server's clock, where it says. */
export type Paged<Row> = { readonly pageNo: number; readonly pageSize: number; readonly total: number; readonly list: readonly Row[]; readonly serverTime?: string | undefined }

export const PAGE_SIZE = 20

/** A reply's page with its rows parsed. */
export const parsePage =
  <Sent, Row>(parseRow: (row: Sent) => Row) =>
  ({ list, ...page }: Paged<Sent>): Paged<Row> => ({ ...page, list: list.map(parseRow) })

/** The number of the page that follows; undefined after the last one. An empty page is the last, whatever the total is. */
export function nextPage({ pageNo, pageSize, total, list }: Paged<unknown>): number | undefined {
  return list.length > 0 && pageNo * pageSize < total ? pageNo + 1 : undefined
}

/** The rows of all pages, each once: a row that has moved to a later page meanwhile is not shown twice. */
export function rowsOf<Row>(pages: readonly Paged<Row>[], keyOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>()
  return pages.flatMap(({ list }) => list.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row))))
}

/** The end of the list: complete, more to load, loading, or failed with a retry. */
export type ListEnd = 'end' | 'more' | 'loading' | 'failed'

type Fetching = { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly isFetchNextPageError: boolean }

export function endOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: Fetching): ListEnd {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'failed'
  return hasNextPage ? 'more' : 'end'
}
