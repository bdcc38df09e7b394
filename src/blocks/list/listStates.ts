import type { ListEnd } from '@/services/candle'
import type { ListData, Listing } from './listData'

const MANY = 48

const shown = <Row>(rows: readonly Row[], end: ListEnd = 'end', unreadable = 0): Listing<Row> => ({ status: 'shown', rows, total: unreadable + (end === 'end' ? rows.length : rows.length + 40), unreadable, end })

/** What a list shows in its states, from a few rows of it; `tab` is the one that it opens with. */
export function listStates<Row extends { readonly id: string }, Tab extends string = 'all'>(rows: readonly Row[], tab: Tab = 'all' as Tab) {
  const many = Array.from({ length: MANY / rows.length }, (_, round) => rows.map((row, index): Row => Object.assign({}, row, { id: `${round * rows.length + index + 1}` }))).flat()
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
