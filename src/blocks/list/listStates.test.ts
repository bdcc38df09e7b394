import type { ListData } from './listData'
import { listStates, withTabs } from './listStates'

it.each([1, 2, 3, 7, 50])('repeats %d rows to 45 in `many`, each with an id of its own (design §27)', (length) => {
  const { listing } = listStates(Array.from({ length }, (_, index) => ({ id: `${index}`, name: `row ${index}` }))).many
  if (listing.status !== 'shown') throw new Error('It shows no rows.')
  expect(listing.rows).toHaveLength(45)
  expect(new Set(listing.rows.map(({ id }) => id)).size).toBe(45)
  expect(new Set(listing.rows.map(({ name }) => name)).size).toBe(Math.min(length, 45))
})

type Row = { readonly id: string; readonly cents: number; readonly isOld?: boolean }
type Tab = 'all' | 'old' | 'lost'

const rows: readonly Row[] = [{ id: '1', cents: 100 }, { id: '2', cents: 250, isOld: true }]
const isInTab = ({ isOld = false }: Row, tab: Tab) => isOld === (tab === 'old')
const lost: ListData<Row, Tab> = { tab: 'lost', listing: { status: 'loading' } }

describe('the states of a list with tabs (design §0.3, list)', () => {
  const states = listStates<Row, Tab>(rows, 'all')

  it.each([
    ['one for each further tab, with its rows, how many they are and their sum', states, ['tab2', 'tab3'], { tab: 'old', listing: { status: 'shown', rows: [rows[1]], total: 1, unreadable: 0, end: 'end', cents: 250 } }],
    ['none for a tab that one shows already', { ...states, lost }, ['lost', 'tab2'], { tab: 'old', listing: { status: 'shown', rows: [rows[1]], total: 1, unreadable: 0, end: 'end', cents: 250 } }],
    ['as the default one where that shows no rows', { default: { ...lost, tab: 'all' as const } }, ['tab2', 'tab3'], { tab: 'old', listing: lost.listing }],
  ])('%s', (_, fixtures, added, second) => {
    const more = withTabs<Row, Tab>(fixtures, ['all', 'old', 'lost'], isInTab)
    expect(Object.keys(more).filter((name) => !(name in states))).toEqual(added)
    expect(more['tab2']).toEqual(second)
  })
})

it('are as they were where the list is the whole page', () => {
  const states = listStates(rows)
  expect(withTabs(states, ['all'], () => true)).toEqual(states)
})
