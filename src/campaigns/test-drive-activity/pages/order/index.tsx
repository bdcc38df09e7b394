import styled from 'styled-components'
import { definePage, type PageViewProps } from '@/blocks/definePage'
import { formMessages } from '@/blocks/formParts/messages'
import { LoggedOutPanel } from '@/blocks/list/LoggedOutPanel'
import { carBodyOf, isOrderOver, orderStatusMessages } from '@/features/testDrive'
import { pageHost } from '@/hosts'
import type { CalendarEvent } from '@/lib/device/calendarEvent'
import { useMessages } from '@/lib/i18n'
import { formatPhone } from '@/lib/phone'
import { relativeTimeMessages } from '@/lib/time/messages'
import { relativeTime } from '@/lib/time/relativeTime'
import { LazyArt } from '@/ui/art/LazyArt'
import { Facts } from '@/ui/display/Facts'
import { Tag } from '@/ui/display/Tag'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { useSkeletonChannel, type PassengerChannel } from '../../activity/useActivity'
import type { Order } from '../../api'
import { RoadScene } from '../../art/RoadScene'
import { orderConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { TestDriveFrame } from '../../TestDriveFrame'
import { TestDriveSkeleton } from '../../TestDriveSkeleton'
import { OrderProgress } from './OrderProgress'
import { useOrder } from './useOrder'

export type OrderData = {
  readonly channel: PassengerChannel
  /** Undefined: there is no order. */
  readonly order: Omit<Order, 'hasDuty'> | undefined
  readonly isLoggedOut: boolean
  readonly isCancelling: boolean
  /** Epoch ms by the server's clock. */
  readonly now: () => number
}

export type OrderActions = {
  readonly login: () => void
  readonly cancel: () => unknown
  readonly book: () => void
  readonly back: () => void
  readonly openApp: () => unknown
  readonly call: (phone: string) => void
  readonly addToCalendar: (event: CalendarEvent) => unknown
}

export const page = definePage({
  kind: 'detail',
  config: orderConfig,
  fixtures: async () => (await import('../../fixtures')).orderFixtures,
  useDefaults: () => ({ title: useMessages(testDriveMessages).order.title }),
  actionNames: ['login', 'cancel', 'book', 'back', 'openApp', 'call', 'addToCalendar'],
  useLive: useOrder,
  View: OrderView,
  Skeleton: OrderSkeleton,
})

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

const Ways = styled.div`
  margin-top: 1rem;

  > * {
    margin-bottom: 0.5rem;
  }
`

const StatusTag = ({ name, isOver }: { readonly name: string; readonly isOver: boolean }) => (
  <span role="status">
    <Tag tone={isOver ? 'neutral' : 'primary'}>{name}</Tag>
  </span>
)

function OrderView({ config, data: { order, isLoggedOut, channel, isCancelling, now }, actions }: PageViewProps<typeof orderConfig, OrderData, OrderActions>) {
  const { order: texts, booking, title } = useMessages(testDriveMessages)
  const contact = useMessages(formMessages)
  const { orderStatus } = useMessages(orderStatusMessages)
  useMessages(relativeTimeMessages)
  const status = order ? orderStatus(order.statusName, order.status) : ''
  const isCancelled = order?.status === 'cancelled'
  const isOver = isOrderOver(order?.status)
  const isElsewhere = order?.isInApp && !isOver && pageHost().kind !== 'nativeApp'
  const subline = order?.status === 'waiting' ? texts.waiting : isCancelled ? texts.cancelled : isElsewhere ? texts.inApp : title[channel]
  return (
    <TestDriveFrame title={config.title || title[channel]} headline={config.title || status || texts.title} subline={subline} picture={config.bgImage} scene={<RoadScene {...(order && { body: carBodyOf(order.carType) })} />}>
      {order ? (
        <>
          <OrderProgress order={order} now={now()} onCall={actions.call} onAddToCalendar={actions.addToCalendar} onOpenApp={actions.openApp} />
          <Card title={texts.title} extra={<StatusTag name={status} isOver={isOver} />}>
            <Facts
              facts={[
                [contact.name, order.name],
                [contact.phone, /^\d+$/.test(order.phone) ? formatPhone(order.phone) : order.phone],
                [booking.time, relativeTime(order.time, now())],
                [booking.place, order.place],
                [booking.carType, order.carType],
              ]}
            />
          </Card>
          <Ways>
            {isCancelled && (
              <Button isBlock onClick={actions.book}>
                {texts.bookAgain}
              </Button>
            )}
            <Button kind={isCancelled ? 'text' : 'secondary'} isBlock onClick={actions.back}>
              {texts.back}
            </Button>
            {order.canCancel && (
              <Button kind="text" size="small" isBlock isBusy={isCancelling} onClick={() => void actions.cancel()}>
                {texts.cancel}
              </Button>
            )}
          </Ways>
        </>
      ) : (
        <Card>
          {isLoggedOut ? (
            <LoggedOutPanel onLogin={actions.login} />
          ) : (
            <StatePanel art={<LazyArt load={loadEmpty} />} title={texts.none} text={texts.noneText} action={{ label: texts.book, onClick: actions.book }} />
          )}
        </Card>
      )}
    </TestDriveFrame>
  )
}

function OrderSkeleton() {
  const { order, title } = useMessages(testDriveMessages)
  return (
    <TestDriveSkeleton headline={order.title} subline={title[useSkeletonChannel()]} scene={<RoadScene />}>
      <Card title={order.progress}>
        <Skeleton shape="block" height="10rem" />
      </Card>
      <Card title={order.title}>
        {[0, 1, 2, 3, 4].map((fact) => (
          <Skeleton key={fact} shape="text" height="2.875rem" />
        ))}
      </Card>
    </TestDriveSkeleton>
  )
}
