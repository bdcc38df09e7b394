import type { ListEnd, Paged } from '@/services/candle'

/** As ARIA says it of a list's size. */
export const TOTAL_UNKNOWN = -1

/** What a list has to show: bones, why there is nothing, or its rows. */
export type Listing<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** Of a list that anybody may open: its rows are somebody's. */
  | { readonly status: 'loggedOut' }
  | { readonly status: 'shown'; readonly rows: readonly Row[]; /** Undefined where it is not known. */ readonly total: number | undefined; /** How many rows could not be read; none unless given. */ readonly unreadable?: number; readonly end: ListEnd; /** What all of them come to, where the backend says so. */ readonly cents?: number | undefined }

export type ListData<Row, Tab extends string> = { readonly tab: Tab; readonly listing: Listing<Row> }

export type ListActions<Row, Tab extends string> = {
  readonly show: (tab: Tab) => void
  readonly more: () => void
  readonly retry: () => void
  /** The page of a row, where rows have one; or what else a row offers. */
  readonly open: (row: Row) => void
  /** The way out of an empty list. */
  readonly leave: () => void
  /** The list beside this one, where there is one. */
  readonly openSecondary: () => void
  /** The page that narrows the list, where there is one. */
  readonly narrow: () => void
  /** Through the login back to this list. */
  readonly login: () => void
}

/** How a list asks: a page that is come back to keeps all that it had, a new one begins at the first page. */
export type AskingStyle = {
  readonly refetchOnMountOrArgChange: boolean
  readonly refetchCachedPages: boolean
  /** While the host is still logging the user in. */
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
  readonly refetch: (style?: Pick<AskingStyle, 'refetchCachedPages'>) => unknown
}

/** `cents`: what all rows come to; undefined while it is asked for. Where the backend does not say there is no head. */
export type ListHeadProps = { readonly cents: number | undefined; readonly isLoading: boolean }

/** What the rows are narrowed to; it stands over them in every state. Without `onNarrow` it is its place. */
export type ListFilterProps = { readonly onNarrow?: () => void }

export type ListTexts<Tab extends string> = {
  readonly title: string
  /** The tabs in their order; without any the list is the whole page. */
  readonly tabs?: Readonly<Record<Tab, string>>
  readonly empty: string
  /** What will stand in an empty list some day. */
  readonly emptyHint?: string
  /** What the way out of an empty list is called. */
  readonly leave: string
  /** What the list beside this one is called. */
  readonly secondaryPath?: string
  /** How many there are in all. */
  readonly count: (total: number) => string
}
