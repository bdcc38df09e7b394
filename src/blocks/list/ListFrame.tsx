import { createElement, useId, type ComponentType, type ReactNode } from 'react'
import { box } from '@/lib/pageConfig'
import { PageFrame } from '@/ui/layout/PageFrame'
import { Tabs } from '@/ui/layout/Tabs'
import * as S from './ListView.styles'

export type ListHeroProps = { readonly title: string }

type ListFrameProps<Tab extends string> = {
  readonly title: string
  /** In their order; without names the list is the whole page. */
  readonly tabs: readonly Tab[]
  readonly names: Readonly<Record<Tab, string>> | undefined
  readonly current: Tab | undefined
  /** The coloured head with the page's heading; without one the heading is for readers alone. */
  readonly Hero?: ComponentType<ListHeroProps> | undefined
  /** Not before the rows are there. */
  readonly onChange?: (tab: Tab) => void
  readonly children: ReactNode
}

/** What a list page shows around its rows, and before they are there. */
export function ListFrame<Tab extends string>({ title, tabs, names, current, Hero, onChange, children }: ListFrameProps<Tab>) {
  const panelId = useId()
  const panel = names && current !== undefined ? { 'role': 'tabpanel', 'aria-label': names[current] } : {}
  return (
    <PageFrame title={title} hero={Hero && createElement(Hero, { title })}>
      {!Hero && <S.Heading {...box('title')}>{title}</S.Heading>}
      {names && current !== undefined && (
        <S.Bar {...box('tabs')}>
          <Tabs label={title} tabs={tabs.map((name) => ({ name, label: names[name] }))} current={current} panelId={panelId} onChange={onChange} />
        </S.Bar>
      )}
      <div id={panelId} {...panel}>
        {children}
      </div>
    </PageFrame>
  )
}
