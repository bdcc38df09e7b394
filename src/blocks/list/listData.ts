import type { ListEnd, Paged } from '@/services/candle'

/** As ARIA says it of a list's size. */
export const TOTAL_UNKNOWN = -1

/** What a list shows: its skeleton, why there are no rows, or its rows. */
export type Listing<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** On a page without a login guard: the rows belong to a user, so a login is offered. */
  | { readonly status: 'loggedOut' }
  | { readonly status: 'shown'; readonly rows: readonly Row[]; /** Undefined when not known. */ readonly total: number | undefined; /** How many rows could not be read; 0 by default. */ readonly unreadable?: number; /** They are being asked for again. */ readonly isFetching?: boolean; readonly end: ListEnd; /** The sum of all rows of all pages in cents, where the backend sends it. */ readonly cents?: number | undefined }

export type ListData<Row, Tab extends string> = { readonly tab: Tab; readonly listing: Listing<Row> }

export type ListActions<Row, Tab extends string> = {
  readonly show: (tab: Tab) => void
  readonly more: () => void
  readonly retry: () => void
  /** The page of a row, where rows have one; or what else a row offers. */
  readonly open: (row: Row) => void
  /** The button of an empty list. */
  readonly leave: () => void
  /** The list beside this one, where there is one. */
  readonly openSecondary: () => void
  /** The page that narrows the list, where there is one. */
  readonly narrow: () => void
  /** Through the login back to this list. */
  readonly login: () => void
}

/** The options of a list's infinite query: a page that the user comes back to keeps its rows, a page that is opened anew loads the first page only. */
export type ListQueryOptions = {
  readonly refetchOnMountOrArgChange: boolean
  readonly refetchCachedPages: boolean
  /** Nothing is asked for: the automatic login is under way, no user is logged in, or the sheet with the list is closed. */
  readonly skip: boolean
}

/** What a list needs of the infinite query behind it. RTK Query's hooks give it. */
export type RowsQuery<Row> = {
  readonly currentData?: { readonly pages: readonly Paged<Row>[] } | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: (options?: Pick<ListQueryOptions, 'refetchCachedPages'>) => Promise<{ readonly error?: unknown }>
}

/** `cents`: the sum of all rows; undefined while it loads. Without a sum from the backend there is no head. */
export type ListHeadProps = { readonly cents: number | undefined }

/** The active filter, above the list in every state. Without `onNarrow` it is part of the skeleton. */
export type ListFilterProps = { readonly onNarrow?: () => void }

export type ListTexts<Tab extends string> = {
  readonly title: string
  /** The tabs in their order; without any the list is the whole page. */
  readonly tabs?: Readonly<Record<Tab, string>>
  readonly empty: string
  /** In an empty list: what will be listed here. */
  readonly emptyHint?: string
  /** The button of an empty list. */
  readonly leave: string
  /** The label of the link to the list beside this one. */
  readonly secondary?: string
  /** How many there are in all. */
  readonly count: (total: number) => string
}
