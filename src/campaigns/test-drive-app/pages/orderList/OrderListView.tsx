import { useId } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { ListFoot } from '@/blocks/list/ListFoot'
import { orderTimeMessages, orderTimeText } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { LateArt } from '@/ui/LateArt'
import { PageFrame } from '@/ui/PageFrame'
import { Picture } from '@/ui/Picture'
import { Skeleton, SkeletonScreen } from '@/ui/Skeleton'
import { StatePanel } from '@/ui/StatePanel'
import { Tabs } from '@/ui/Tabs'
import { Tag } from '@/ui/Tag'
import type { orderListConfig } from '../../config'
import { orderListMessages } from '../../messages'
import type { OrderTab } from '../../model'
import type { OrderListActions, OrderListData } from './orderListData'
import * as S from './OrderListView.styles'

const TABS: readonly OrderTab[] = ['inProgress', 'over']
const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

export function OrderListView({ config, data: { tab, rows, end, now }, actions }: PageViewProps<typeof orderListConfig, OrderListData, OrderListActions>) {
  const texts = useMessages(orderListMessages)
  useMessages(orderTimeMessages)
  const panelId = useId()
  return (
    <PageFrame title={texts.title}>
      <S.Heading>{texts.title}</S.Heading>
      <Tabs label={texts.title} tabs={TABS.map((name) => ({ name, label: texts.tabs[name] }))} current={tab} panelId={panelId} onChange={actions.show} />
      <div id={panelId} role="tabpanel" aria-label={texts.tabs[tab]}>
        {!rows && (
          <SkeletonScreen>
            <Skeleton shape="block" height="7.5rem" />
            <Skeleton shape="block" height="7.5rem" style={{ marginTop: '0.75rem' }} />
          </SkeletonScreen>
        )}
        {rows?.length === 0 && (
          <StatePanel
            art={config.emptyImage ? <Picture src={config.emptyImage} alt="" ratio={4 / 3} fit="contain" /> : <LateArt load={loadEmpty} />}
            title={config.emptyText || texts.empty}
            text={texts.emptyText}
            action={{ label: texts.book, onClick: actions.book }}
          />
        )}
        {rows && rows.length > 0 && (
          <>
            <ul>
              {rows.map((row) => (
                <li key={row.orderNo}>
                  <S.Row type="button" onClick={() => actions.open(row)}>
                    <S.Head>
                      <S.Car>{row.carType}</S.Car>
                      <Tag tone={tab === 'inProgress' ? 'primary' : 'neutral'}>{row.statusName}</Tag>
                    </S.Head>
                    <S.Fact>
                      <S.Label>{texts.time}</S.Label>
                      {orderTimeText(row.time, now)}
                    </S.Fact>
                    <S.Fact>
                      <S.Label>{texts.place}</S.Label>
                      {row.place}
                    </S.Fact>
                  </S.Row>
                </li>
              ))}
            </ul>
            <ListFoot end={end} onMore={actions.more} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
