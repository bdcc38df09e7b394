import type { PageViewProps } from '@/blocks/definePage'
import { orderTimeMessages, orderTimeText } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { formatPhone } from '@/lib/phone'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { LazyArt } from '@/ui/art/LazyArt'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { RoadScene } from '../../art/RoadScene'
import type { orderConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { TestDriveFrame } from '../frame/TestDriveFrame'
import type { OrderActions, OrderData } from './orderData'
import * as S from './OrderView.styles'

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

export function OrderView({ config, data: { order, channel, isCancelling, now }, actions }: PageViewProps<typeof orderConfig, OrderData, OrderActions>) {
  const { order: texts, title } = useMessages(testDriveMessages)
  useMessages(orderTimeMessages)
  const subline = order?.isWaiting ? texts.waiting : order?.isInApp ? texts.inApp : title[channel]
  const facts = order && [
    [texts.name, order.name],
    [texts.phone, /^\d+$/.test(order.phone) ? formatPhone(order.phone) : order.phone],
    [texts.time, orderTimeText(order.time, now)],
    [texts.place, order.place],
    [texts.carType, order.carType],
  ]
  return (
    <TestDriveFrame title={config.title || texts.title} headline={config.title || order?.statusName || texts.title} subline={subline} picture={config.bgImage} scene={<RoadScene />}>
      {facts ? (
        <>
          <Card title={texts.title} extra={<S.Status role="status">{order.statusName}</S.Status>}>
            <S.Facts>
              {facts.map(([label, value]) => (
                <S.Fact key={label}>
                  <S.Label>{label}</S.Label>
                  <S.Value>{value || '--'}</S.Value>
                </S.Fact>
              ))}
            </S.Facts>
          </Card>
          <S.Ways>
            {order.canCancel && (
              <Button kind="secondary" isBlock isBusy={isCancelling} onClick={() => void actions.cancel()}>
                {texts.cancel}
              </Button>
            )}
            <Button kind="text" size="medium" isBlock onClick={actions.back}>
              {texts.back}
            </Button>
          </S.Ways>
        </>
      ) : (
        <Card>
          <StatePanel art={<LazyArt load={loadEmpty} />} title={texts.none} text={texts.noneText} action={{ label: texts.book, onClick: actions.book }} />
        </Card>
      )}
    </TestDriveFrame>
  )
}
