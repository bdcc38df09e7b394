import styled from 'styled-components'
import * as T from '@/blocks/result/Ticket.styles'
import type { Coupon } from '@/services/candle'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CouponCard } from './CouponCard'
import * as S from './CouponCard.styles'

/** The role is said again in the markup: Safari takes it from lists without bullets. */
const List = styled.ul``

const Item = styled.li`
  & + & {
    margin-top: 0.75rem;
  }
`

type CouponListProps = {
  readonly label: string
  readonly coupons: readonly Coupon[]
  /** Of coupons that have no name of their own. */
  readonly name: string
  readonly onUse?: ((coupon: Coupon) => void) | undefined
  readonly isArriving?: boolean
}

/** The coupons of a user, as the server orders them. */
export function CouponList({ label, coupons, name, onUse, isArriving = false }: CouponListProps) {
  return (
    <List role="list" aria-label={label}>
      {coupons.map((coupon) => (
        <Item key={coupon.id}>
          <CouponCard coupon={coupon} name={name} onUse={onUse && (() => onUse(coupon))} isArriving={isArriving} />
        </Item>
      ))}
    </List>
  )
}

/** The place of one. */
export function CouponSkeleton() {
  return (
    <T.Ticket as="div" $isArriving={false}>
      <S.Stub $isQuiet>
        <Skeleton shape="block" width="4rem" height="2.25rem" />
      </S.Stub>
      <S.Body>
        <S.Facts $isOver={false}>
          <Skeleton shape="text" width="70%" height="1.575rem" />
          <T.Note as="div">
            <Skeleton shape="text" width="90%" height="1.5em" />
          </T.Note>
        </S.Facts>
      </S.Body>
    </T.Ticket>
  )
}
