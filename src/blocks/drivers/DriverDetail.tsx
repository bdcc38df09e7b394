import { useMessages } from '@/lib/i18n'
import { toYuan } from '@/lib/money'
import type { DriverRecord, Milestone } from '@/services/candle'
import { Avatar } from '@/ui/display/Avatar'
import { Price } from '@/ui/display/figures/Price'
import { Timeline } from '@/ui/display/Timeline'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { uiMessages } from '@/ui/messages'
import * as S from './DriverDetail.styles'
import { driverMessages } from './messages'
import { hasTarget, OrderRail } from './OrderRail'

/** One driver: how far they are, what that has brought, and each step with its day and its amount. */
export function DriverDetail({ record: { name, avatar, joinedAt, status, finished, target, cents, milestones }, title }: { readonly record: DriverRecord; readonly title: string }) {
  const texts = useMessages(driverMessages)
  const { yuanSign } = useMessages(uiMessages)
  const next = milestones.findIndex(({ reachTime }) => reachTime === '')
  const wordsOf = ({ kind, orders }: Milestone): string => (kind === 'orders' ? texts.orders(orders) : texts.milestone[kind])
  return (
    <>
      <Card title={title} box="title">
        <S.Head>
          <Avatar src={avatar} name={name} size="3rem" />
          <S.Who>
            <S.Name>{name}</S.Name>
            <S.Fact>{joinedAt && <NoBreakDates>{texts.joined(joinedAt)}</NoBreakDates>}</S.Fact>
          </S.Who>
        </S.Head>
        {hasTarget({ status, target }) && (
          <>
            <OrderRail finished={finished} target={target} />
            <S.Fact>{texts.progress(finished, target)}</S.Fact>
          </>
        )}
        <S.Sum>
          {texts.earned} <Price cents={cents} />
        </S.Sum>
      </Card>
      <Card title={texts.milestones}>
        <Timeline
          pastWord={texts.reached}
          steps={milestones.map((milestone, at) => ({
            name: `${milestone.kind}${milestone.orders}`,
            state: milestone.reachTime ? 'past' : at === next ? 'current' : 'ahead',
            label: (
              <S.Step>
                <span>{wordsOf(milestone)}</span> {milestone.cents > 0 && <S.Amount $isPaid={milestone.reachTime !== ''}>{`${milestone.reachTime && '+'}${yuanSign}${toYuan(milestone.cents)}`}</S.Amount>}
              </S.Step>
            ),
            note: milestone.reachTime.slice(0, 16) || texts.ahead,
          }))}
        />
      </Card>
    </>
  )
}

/** Its place. */
export function DriverDetailSkeleton({ title }: { readonly title: string }) {
  const texts = useMessages(driverMessages)
  return (
    <>
      <Card title={title}>
        <S.Head>
          <Skeleton shape="circle" width="3rem" />
          <S.Who>
            <Skeleton shape="text" width="8rem" height="1.85rem" />
            <Skeleton shape="text" width="10rem" />
          </S.Who>
        </S.Head>
        <Skeleton height="0.375rem" top="0.5rem" />
        <Skeleton shape="text" width="6rem" height="1.25rem" />
        <S.Sum as="div">
          {texts.earned} <Skeleton shape="text" width="6rem" height="2rem" />
        </S.Sum>
      </Card>
      <Card title={texts.milestones}>
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} shape="text" height="2.75rem" width="70%" />
        ))}
      </Card>
    </>
  )
}
