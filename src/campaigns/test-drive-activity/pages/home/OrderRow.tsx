import { orderTimeText } from '@/features/testDrive'
import { Tag } from '@/ui/display/Tag'
import type { OrderInShort } from '../../orderModel'
import * as S from './OrderRow.styles'

type OrderRowProps = { readonly order: OrderInShort; readonly now: number; readonly onOpen: () => void }

/** When, where, and how far it is. */
export function OrderRow({ order: { time, place, statusName }, now, onOpen }: OrderRowProps) {
  return (
    <S.Row type="button" onClick={onOpen}>
      <S.Mark viewBox="0 0 40 40" fill="none" aria-hidden>
        <rect width="40" height="40" rx="12" fill="#d9f2f7" />
        <path d="M9 24v-3c0-2 1-3 3-3.500l3-1 3-4c1-1 2-1.500 3.500-1.500h5c1.500 0 2.500.5 3.500 1.500l2.500 3.500c1.500.5 2 1.500 2 3v5zM14 27v-2M28 27v-2" stroke="#0a7fa8" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </S.Mark>
      <S.Facts>
        <S.Time>{orderTimeText(time, now)}</S.Time>
        <S.Place>{place}</S.Place>
      </S.Facts>
      <Tag tone="primary">{statusName}</Tag>
    </S.Row>
  )
}
