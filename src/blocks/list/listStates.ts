import type { Fixtures } from '@/blocks/definePage'
import type { ListEnd } from '@/services/candle'
import type { ListData, Listing } from './listData'

/** Of `many`, however many rows there are to repeat. */
const MANY = 45

/** The sum of rows with an amount, as the server would send it; undefined for rows without. */
function sumOf(rows: readonly unknown[]): number | undefined {
  const amounts = rows.map((row) => (row as { readonly cents?: unknown }).cents).filter((cents) => typeof cents === 'number')
  return amounts.length > 0 && amounts.length === rows.length ? amounts.reduce((sum, cents) => sum + cents, 0) : undefined
}

function shown<Row>(rows: readonly Row[], end: ListEnd = 'end', unreadable = 0): Listing<Row> {
  // Sum and total count the rows of further pages too.
  const all = end === 'end' ? rows : [...rows, ...rows]
  const cents = sumOf(all)
  return { status: 'shown', rows, total: unreadable + all.length, unreadable, end, ...(cents !== undefined && { cents }) }
}

/** The fixtures of a list, made of a few rows; `tab` is the one that the page opens with. */
export function listStates<Row extends { readonly id: string }, Tab extends string = 'all'>(rows: readonly Row[], tab: Tab = 'all' as Tab) {
  const many = Array.from({ length: MANY }, (_, index): Row => Object.assign({}, rows[index % rows.length], { id: `${index + 1}` }))
  return {
    default: { tab, listing: shown(rows) },
    loading: { tab, listing: { status: 'loading' } },
    empty: { tab, listing: shown<Row>([]) },
    many: { tab, listing: shown(many, 'more') },
    pageFailed: { tab, listing: shown(rows, 'failed') },
    unreadable: { tab, listing: shown(rows, 'end', 1) },
    failed: { tab, listing: { status: 'failed', error: { kind: 'network' } } },
  } satisfies Record<string, ListData<Row, Tab>>
}

/** One more state for each further tab that no fixture shows: the rows of the default one, as far as they are in that tab. */
export function withTabs<Row, Tab extends string>(fixtures: Fixtures<ListData<Row, Tab>>, tabs: readonly Tab[], isInTab: (row: Row, tab: Tab) => boolean): Fixtures<ListData<Row, Tab>> {
  const { listing } = fixtures.default
  const known = Object.values(fixtures).map(({ tab }) => tab)
  const further = tabs.flatMap((tab, index): [string, ListData<Row, Tab>][] => {
    if (index === 0 || known.includes(tab)) return []
    return [[`tab${index + 1}`, { tab, listing: listing.status === 'shown' ? shown(listing.rows.filter((row) => isInTab(row, tab))) : listing }]]
  })
  return { ...fixtures, ...Object.fromEntries(further) }
}
