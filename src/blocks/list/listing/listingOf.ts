import type { Listing } from '../listData'

type Shown<Row> = Extract<Listing<Row>, { readonly status: 'shown' }>

type Asked = { readonly error?: unknown; readonly isFetching: boolean }

/** What a list shows of its rows so far (undefined before there are any pages) and of the last question for them. Rows stay when it fails, but a list without any no longer says that there are none. */
export function listingOf<Row>(rows: Omit<Shown<Row>, 'status' | 'isFetching'> | undefined, { error, isFetching }: Asked): Listing<Row> {
  const hasFailed = error !== undefined && !isFetching
  if (rows && !(hasFailed && rows.rows.length + (rows.unreadable ?? 0) === 0)) return { status: 'shown', ...rows, isFetching }
  return hasFailed ? { status: 'failed', error } : { status: 'loading' }
}
