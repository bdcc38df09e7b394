import type { ComponentType } from 'react'
import { definePage, type Page } from '@/blocks/definePage'
import { PageFrame } from '@/ui/layout/PageFrame'
import { listConfig } from './config'
import type { ListActions, ListData, ListTexts } from './listData'
import { ListView } from './ListView'
import { RowsSkeleton } from './RowsSkeleton'
import type { RowProps } from './RowList'
import { useListPage, type ListSource } from './useListPage'

export type ListPageOptions<Row, Tab extends string> = ListSource<Row, Tab> & {
  readonly useTexts: () => ListTexts<Tab>
  readonly Row: ComponentType<RowProps<Row>>
  readonly fixtures: Page<typeof listConfig, ListData<Row, Tab>, ListActions<Row, Tab>>['fixtures']
}

/** A page that is a list of rows. The campaign says what is asked, what a row looks like, and the words. */
export function listPage<Row, Tab extends string>({ useTexts, Row, fixtures, ...source }: ListPageOptions<Row, Tab>): Page<typeof listConfig, ListData<Row, Tab>, ListActions<Row, Tab>> {
  return definePage({
    kind: 'list',
    config: listConfig,
    fixtures,
    actionNames: ['show', 'more', 'retry', 'open', 'leave', 'openSecondary'],
    useLive: () => useListPage(source),
    View: (page) => <ListView {...page} texts={useTexts()} tabs={source.tabs} keyOf={source.keyOf} Row={Row} />,
    Skeleton: () => (
      <PageFrame title={useTexts().title}>
        <RowsSkeleton />
      </PageFrame>
    ),
  })
}
