import styled from 'styled-components'
import { definePage, type PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { formatPhone } from '@/lib/phone'
import { relativeTimeMessages } from '@/lib/time/messages'
import { relativeTime } from '@/lib/time/relativeTime'
import { LazyArt } from '@/ui/art/LazyArt'
import { Facts } from '@/ui/display/Facts'
import { Tag } from '@/ui/display/Tag'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import type { Channel } from '../../activity/useActivity'
import type { Order } from '../../api'
import { RoadScene } from '../../art/RoadScene'
import { orderConfig } from '../../config'
import { orderFixtures } from '../../fixtures'
import { testDriveMessages } from '../../messages'
import { TestDriveFrame } from '../../TestDriveFrame'
import { useOrder } from './useOrder'

export type OrderData = {
  readonly channel: Channel
  /** Undefined: there is no order. */
  readonly order: Omit<Order, 'hasDuty'> | undefined
  readonly isCancelling: boolean
  readonly now: number
}

export type OrderActions = { readonly cancel: () => unknown; readonly book: () => void; readonly back: () => void }

export const page = definePage({ kind: 'detail', config: orderConfig, fixtures: orderFixtures, useDefaults: () => ({ title: useMessages(testDriveMessages).order.title }), actionNames: ['cancel', 'book', 'back'], useLive: useOrder, View: OrderView })

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

const Ways = styled.div`
  margin-top: 1rem;

  > * {
    margin-bottom: 0.5rem;
  }
`

const StatusTag = ({ name }: { readonly name: string }) => (
  <span role="status">
    <Tag tone="primary">{name}</Tag>
  </span>
)

function OrderView({ config, data: { order, channel, isCancelling, now }, actions }: PageViewProps<typeof orderConfig, OrderData, OrderActions>) {
  const { order: texts, form, booking, title } = useMessages(testDriveMessages)
  useMessages(relativeTimeMessages)
  const subline = order?.isWaiting ? texts.waiting : order?.isInApp ? texts.inApp : title[channel]
  return (
    <TestDriveFrame title={config.title || texts.title} headline={config.title || order?.statusName || texts.title} subline={subline} picture={config.bgImage} scene={<RoadScene />}>
      {order ? (
        <>
          <Card title={texts.title} extra={<StatusTag name={order.statusName} />}>
            <Facts
              facts={[
                [form.name, order.name],
                [form.phone, /^\d+$/.test(order.phone) ? formatPhone(order.phone) : order.phone],
                [booking.time, relativeTime(order.time, now)],
                [booking.place, order.place],
                [booking.carType, order.carType],
              ]}
            />
          </Card>
          <Ways>
            {order.canCancel && (
              <Button kind="secondary" isBlock isBusy={isCancelling} onClick={() => void actions.cancel()}>
                {texts.cancel}
              </Button>
            )}
            <Button kind="text" size="medium" isBlock onClick={actions.back}>
              {texts.back}
            </Button>
          </Ways>
        </>
      ) : (
        <Card>
          <StatePanel art={<LazyArt load={loadEmpty} />} title={texts.none} text={texts.noneText} action={{ label: texts.book, onClick: actions.book }} />
        </Card>
      )}
    </TestDriveFrame>
  )
}
