import type { ComponentType, ReactNode } from 'react'
import { describeError } from '@/api/errors/describeError'
import { apiMessages } from '@/api/messages'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { ForwardButton } from '@/ui/form/ForwardButton'
import { LazyArt, offlineArt } from '@/ui/art/LazyArt'
import { uiMessages } from '@/ui/messages'
import { Picture } from '@/ui/display/Picture'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { tabNames, type listConfig } from './config'
import type { ListActions, ListData, ListFilterProps, ListHeadProps, ListTexts } from './listData'
import { ListFoot } from './ListFoot'
import { ListFrame, type ListHeroProps } from './ListFrame'
import { RefreshAction } from './listing/RefreshAction'
import { LoggedOutPanel } from './LoggedOutPanel'
import { listMessages } from './messages'
import * as S from './ListView.styles'
import { RowList, type RowProps } from './RowList'
import { Unreadable } from './RowList.styles'

type ListViewProps<Row, Tab extends string> = PageViewProps<typeof listConfig, ListData<Row, Tab>, ListActions<Row, Tab>> & {
  readonly texts: ListTexts<Tab>
  readonly tabs: readonly Tab[]
  readonly keyOf: (row: Row) => string
  readonly Row: ComponentType<RowProps<Row>>
  readonly Hero?: ComponentType<ListHeroProps> | undefined
  readonly Filter?: ComponentType<ListFilterProps> | undefined
  readonly Head?: ComponentType<ListHeadProps> | undefined
  /** Where rows will be. */
  readonly skeleton: ReactNode
}

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

const emptyArt = (
  <S.Art>
    <LazyArt load={loadEmpty} />
  </S.Art>
)

export function ListView<Row, Tab extends string>({ config, data: { tab, listing }, actions, texts, tabs, keyOf, Row, Hero, Filter, Head, skeleton }: ListViewProps<Row, Tab>) {
  const { retry } = useMessages(uiMessages)
  const { unreadable } = useMessages(listMessages)
  // What `describeError` reads has to be there.
  useMessages(apiMessages)
  const title = config.title || texts.title
  const names = tabNames(tabs, texts.tabs, config.tabs)
  const lost = listing.status === 'shown' ? (listing.unreadable ?? 0) : 0
  const secondary = texts.secondary === undefined ? undefined : config.moreEntry || texts.secondary
  return (
    <ListFrame title={title} tabs={tabs} names={names} current={tab} Hero={Hero} onChange={actions.show}>
      {Filter && <Filter onNarrow={actions.narrow} />}
      {listing.status === 'loading' && skeleton}
      {listing.status === 'failed' && (
        <StatePanel role="alert" art={offlineArt} title={describeError(listing.error)} action={{ label: retry, onClick: actions.retry }} />
      )}
      {listing.status === 'loggedOut' && <LoggedOutPanel onLogin={actions.login} />}
      {listing.status === 'shown' && Head && listing.cents !== undefined && <Head cents={listing.cents} />}
      {listing.status === 'shown' && listing.rows.length + lost === 0 && (
        <div {...box('emptyText')}>
          <StatePanel
            art={<div {...box('emptyImage')}>{config.emptyImage ? <Picture src={config.emptyImage} alt="" ratio={4 / 3} fit="contain" fallback={emptyArt} /> : emptyArt}</div>}
            title={config.emptyText || texts.empty}
            text={config.emptyHint || texts.emptyHint}
            action={{ label: config.emptyButton || texts.leave, onClick: actions.leave }}
            secondAction={secondary === undefined ? undefined : { label: secondary, onClick: actions.openSecondary }}
          >
            <RefreshAction isBusy={listing.isFetching} onClick={actions.retry} />
          </StatePanel>
        </div>
      )}
      {listing.status === 'shown' && listing.rows.length + lost > 0 && (
        <>
          <S.Head>
            <S.Count>{listing.total !== undefined && texts.count(listing.total)}</S.Count>
            {secondary !== undefined && (
              <ForwardButton {...box('moreEntry')} type="button" onClick={actions.openSecondary}>
                {secondary}
              </ForwardButton>
            )}
          </S.Head>
          {listing.rows.length > 0 ? (
            <>
              <RowList rows={listing.rows} total={listing.total} keyOf={keyOf} Row={Row} label={names?.[tab] ?? title} onOpen={actions.open} />
              {lost > 0 && <Unreadable>{unreadable(lost)}</Unreadable>}
            </>
          ) : (
            <StatePanel art={emptyArt} title={unreadable(lost)} action={{ label: retry, onClick: actions.retry }} />
          )}
          <ListFoot end={listing.end} isFetching={listing.isFetching} onMore={actions.more} />
        </>
      )}
    </ListFrame>
  )
}
