/** A page of rows as every list call gives it. */
export type Paged<Row> = {
  readonly pageSize: number
  /** How many there are in all; undefined where the backend does not say, or nothing that can be. */
  readonly total: number | undefined
  readonly list: readonly Row[]
  /** The rows that could not be read, as the texts that they came as. */
  readonly unreadable: readonly string[]
  /** The server's clock, `YYYY-MM-DD HH:mm:ss`; '' where it does not say. */
  readonly serverTime?: string
  /** What all rows of all pages come to (integer cents); undefined where the backend does not say. */
  readonly cents?: number | undefined
}

export const PAGE_SIZE = 20

/** A reply's page with its rows parsed. */
export const parsePage =
  <Sent, Row>(parseRow: (row: Sent) => Row) =>
  ({ list, ...page }: Paged<Sent>): Paged<Row> => ({ ...page, list: list.map(parseRow) })

/** The number of the page that follows, counted from 1; undefined after the last one. An empty page is the last, whatever the total is; without a total one that is not full. */
export function nextPage({ pageSize, total, list, unreadable }: Paged<unknown>, _: unknown, pageNo: number): number | undefined {
  const length = list.length + unreadable.length
  return length > 0 && (total === undefined ? length >= pageSize : pageNo * pageSize < total) ? pageNo + 1 : undefined
}

/** The rows of all pages, each once: a row that has moved to a later page meanwhile is not shown twice. */
export function rowsOf<Row>(pages: readonly Paged<Row>[], keyOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>()
  return pages.flatMap(({ list }) => list.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row))))
}

/** How many rows of all pages could not be read, each once. */
export const unreadableOf = (pages: readonly Paged<unknown>[]): number => new Set(pages.flatMap(({ unreadable }) => unreadable)).size

/** Whether the last page brought anything: a backend that answers every page with the same rows has no more of them, whatever its total is. */
export function isLastPageNew<Row>(pages: readonly Paged<Row>[], keyOf: (row: Row) => string): boolean {
  const before = pages.slice(0, -1)
  return before.length === 0 || rowsOf(pages, keyOf).length > rowsOf(before, keyOf).length || unreadableOf(pages) > unreadableOf(before)
}

/** The end of the list: complete, more to load, loading, or failed with a retry. */
export type ListEnd = 'end' | 'more' | 'loading' | 'failed'

type Fetching = { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly isFetchNextPageError: boolean }

export function endOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: Fetching): ListEnd {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'failed'
  return hasNextPage ? 'more' : 'end'
}
