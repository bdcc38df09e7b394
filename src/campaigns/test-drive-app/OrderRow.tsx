import type { RowProps } from '@/blocks/list/RowList'
import { orderStatusMessages, useServerNow } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { relativeTimeMessages } from '@/lib/time/messages'
import { relativeTime } from '@/lib/time/relativeTime'
import { Tag } from '@/ui/display/Tag'
import { orderListMessages } from './messages'
import type { OrderRow as Order } from './api'
import * as S from './OrderRow.styles'

/** One order: which car, when, from where, and how it stands. Leads to the order. */
export function OrderRow({ row: { carType, isOver, place, status, statusName, time }, onOpen }: RowProps<Order>) {
  const texts = useMessages(orderListMessages)
  const name = useMessages(orderStatusMessages).orderStatus(statusName, status)
  useMessages(relativeTimeMessages)
  const now = useServerNow()
  return (
    <S.Row type="button" onClick={onOpen}>
      <S.Head>
        <S.Car>{carType}</S.Car>
        {name && <Tag tone={isOver ? 'neutral' : status === 'waiting' ? 'warning' : 'primary'}>{name}</Tag>}
      </S.Head>
      <S.Fact>
        <S.Label>{texts.time}</S.Label>
        {relativeTime(time, now())}
      </S.Fact>
      <S.Fact>
        <S.Label>{texts.place}</S.Label>
        {place}
      </S.Fact>
    </S.Row>
  )
}
