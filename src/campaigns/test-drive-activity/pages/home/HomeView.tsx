import { useState } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { orderTimeMessages } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { LazyArt } from '@/ui/art/LazyArt'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { RoadScene } from '../../art/RoadScene'
import type { homeConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { TestDriveFrame } from '../frame/TestDriveFrame'
import { ActivityCard } from './ActivityCard'
import type { HomeActions, HomeData } from './homeData'
import * as S from './HomeView.styles'
import { OrderRow } from './OrderRow'

const OrdersSheet = lazySheet(() => import('./OrdersSheet').then(({ OrdersSheet: loaded }) => loaded))
const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

export function HomeView({ config, data, actions }: PageViewProps<typeof homeConfig, HomeData, HomeActions>) {
  const { title, home } = useMessages(testDriveMessages)
  useMessages(orderTimeMessages)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { channel, banners, message, orders, now } = data
  const [first] = orders
  return (
    <TestDriveFrame title={config.title || title[channel]} headline={config.title || home.headline[channel]} subline={home.subline[channel]} picture={config.bgImage} scene={<RoadScene />}>
      {message && (
        <S.Message>
          <S.Horn viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
            <path d="M3 8v4h3l6 4V4L6 8zM15 7.5c1.3 1.5 1.3 3.5 0 5" />
          </S.Horn>
          <S.MessageText>{message.content}</S.MessageText>
          {message.link !== '' && (
            <Button kind="text" size="small" onClick={actions.openMessage}>
              {home.goAndView}
            </Button>
          )}
        </S.Message>
      )}
      {first && (
        <Card title={home.orders}>
          <OrderRow order={first} now={now} onOpen={() => actions.openOrder(first)} />
          {orders.length > 1 && (
            <Button kind="secondary" size="medium" isBlock onClick={() => setSheetOpen(true)}>
              {home.allOrders(orders.length)}
            </Button>
          )}
        </Card>
      )}
      {banners.length === 0 ? (
        <Card>
          <StatePanel art={<LazyArt load={loadEmpty} />} title={home.emptyTitle} text={home.emptyText} action={{ label: home.reload, onClick: actions.reload }} />
        </Card>
      ) : (
        <S.Activities aria-label={home.activities[channel]}>
          {banners.map((banner, index) => (
            <ActivityCard key={banner.sourceId} banner={banner} tone={index} onOpen={() => actions.openActivity(banner.sourceId)} />
          ))}
        </S.Activities>
      )}
      <OrdersSheet orders={orders} now={now} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} onOpen={actions.openOrder} />
    </TestDriveFrame>
  )
}
