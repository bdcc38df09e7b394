import type { ComponentType } from 'react'
import { definePage, type Page, type PageCover, type PageFixtures } from '@/blocks/definePage'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { listConfig } from './config'
import type { ListActions, ListData, ListFilterProps, ListHeadProps, ListTexts } from './listData'
import { ListFrame, type ListHeroProps } from './ListFrame'
import { withTabs } from './listStates'
import { ListView } from './ListView'
import { RowsSkeleton, STANDARD_SKELETONS } from './RowsSkeleton'
import type { RowProps } from './RowList'
import { InviteRow } from './rows/InviteRow'
import { daily, monthly } from './rows/grouped'
import { RewardRow } from './rows/RewardRow'
import { weekly } from './rows/weekly'
import { WithdrawRow } from './rows/WithdrawRow'
import { useListPage, type ListSource } from './useListPage'

const STANDARD_ROWS = { invite: InviteRow, reward: RewardRow, withdraw: WithdrawRow } as const

/** The rows that every campaign's backend sends alike have components here; for others a campaign gives its own. */
type RowLook<Row> = { [Name in keyof typeof STANDARD_ROWS]: (typeof STANDARD_ROWS)[Name] extends ComponentType<RowProps<Row>> ? Name : never }[keyof typeof STANDARD_ROWS] | ComponentType<RowProps<Row>>

/** What tells a row from the others; its `id` where it has one. */
type KeyOf<Row> = [Row] extends [{ readonly id: string }] ? { readonly keyOf?: (row: Row) => string } : { readonly keyOf: (row: Row) => string }

export type ListPageOptions<Row, Tab extends string = 'all'> = Omit<ListSource<Row, Tab>, 'configKey' | 'tabs' | 'keyOf'> &
  KeyOf<Row> & {
    /** The first is the one that the page opens with; without any the list is the whole page. */
    readonly tabs?: readonly [Tab, ...Tab[]]
    readonly useTexts: () => ListTexts<Tab>
    readonly row: RowLook<Row>
    /** The skeleton of a row that the campaign draws. */
    readonly RowSkeleton?: ComponentType
    /** Gives a row's time, `YYYY-MM-DD ...`: then each month has a heading. */
    readonly byMonth?: (row: Row) => string
    /** The same for each settlement week. */
    readonly byWeek?: (row: Row) => string
    /** The same for each day. */
    readonly byDay?: (row: Row) => string
    /** The coloured head of a list that is the campaign's first page, with the page's heading. The first card overlaps its lower edge. */
    readonly Hero?: ComponentType<ListHeroProps>
    /** For a campaign whose home is this list. */
    readonly cover?: PageCover
    /** The active filter, with a link to `filterPath`. */
    readonly Filter?: ComponentType<ListFilterProps>
    /** The sum above the rows, drawn for an empty list too. */
    readonly Head?: ComponentType<ListHeadProps>
    /** Each further tab that they leave out becomes one more. */
    readonly fixtures: PageFixtures<ListData<Row, Tab>>
    /** Which rows of the default fixture a further tab shows; all unless given. */
    readonly isInTab?: (row: Row, tab: Tab) => boolean
    /** Slices that the rows read. */
    readonly slices?: readonly LazySlice[]
  }

/** Rows without an `id` bring a `keyOf` (`KeyOf`). */
const idOf = (row: unknown): string => (row as { readonly id: string }).id

const { tabs: _tabs, ...configOfOne } = listConfig

/** A page that is a list of rows. The campaign says what is asked, what a row looks like, and the words. */
export function listPage<Row, Tab extends string = 'all'>(
  configKey: string,
  { useTexts, row, RowSkeleton, byMonth, byDay, byWeek, Hero, Filter, Head, cover, fixtures, isInTab = () => true, tabs = ['all' as Tab], keyOf = idOf, slices = [], ...source }: ListPageOptions<Row, Tab>,
): Page<typeof listConfig, ListData<Row, Tab>, ListActions<Row, Tab>, PageFixtures<ListData<Row, Tab>>> {
  const Look = (typeof row === 'string' ? STANDARD_ROWS[row] : row) as ComponentType<RowProps<Row>>
  const Row = byMonth ? monthly(Look, byMonth) : byDay ? daily(Look, byDay) : byWeek ? weekly(Look, byWeek) : Look
  const rows = <RowsSkeleton Row={RowSkeleton ?? (typeof row === 'string' ? STANDARD_SKELETONS[row] : undefined)} hasHeadings={Row !== Look} />
  const skeleton = Head ? (
    <>
      <Head cents={undefined} />
      {rows}
    </>
  ) : (
    rows
  )
  return definePage({
    kind: 'list',
    // Marketing is not asked to name the tabs of a list that has none.
    config: tabs.length > 1 ? listConfig : (configOfOne as typeof listConfig),
    fixtures: typeof fixtures === 'function' ? async () => withTabs(await fixtures(), tabs, isInTab) : withTabs(fixtures, tabs, isInTab),
    slices,
    ...(cover && { cover }),
    useDefaults: () => {
      const { title, tabs: names, empty, emptyHint, leave, secondary } = useTexts()
      return { title, ...(names && { tabs: tabs.map((tab) => ({ name: names[tab] })) }), emptyText: empty, emptyButton: leave, ...(emptyHint && { emptyHint }), ...(secondary && { moreEntry: secondary }) }
    },
    actionNames: ['show', 'more', 'retry', 'open', 'leave', 'openSecondary', 'narrow', 'login'],
    useLive: () => useListPage({ configKey, tabs, keyOf, ...source }),
    View: (page) => <ListView {...page} texts={useTexts()} tabs={tabs} keyOf={keyOf} Row={Row} Hero={Hero} Filter={Filter} Head={Head} skeleton={skeleton} />,
    Skeleton: () => {
      const { title, tabs: names } = useTexts()
      return (
        <ListFrame title={title} tabs={tabs} names={names} current={tabs[0]} Hero={Hero}>
          {Filter && <Filter />}
          {skeleton}
        </ListFrame>
      )
    },
  })
}
