import { ArrivingPrice } from '@/blocks/result/ArrivingPrice'
import { GiftMark } from '@/blocks/result/GiftMark'
import * as T from '@/blocks/result/Ticket.styles'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { isRewardOver, type Coupon } from '@/services/candle'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import * as S from './CouponCard.styles'
import { couponMessages } from './messages'

export type CouponCardProps = {
  readonly coupon: Coupon
  /** Its name while the server gives none. */
  readonly name: string
  /** Undefined where it cannot be used from here. */
  readonly onUse?: (() => void) | undefined
  /** It was given just now: it turns, and the amount counts up. */
  readonly isArriving?: boolean
}

/** One coupon: what it is worth (a gift is drawn for one that is worth no sum), what a ride must cost for it, until when, and the way to use it. */
export function CouponCard({ coupon, name, onUse, isArriving = false }: CouponCardProps) {
  const texts = useMessages(couponMessages)
  const { cents, thresholdCents, expiresAt, status, statusName } = coupon
  const isOver = isRewardOver(status)
  const label = texts.name(coupon.name) || name
  const stands = status === 'usable' ? '' : texts.status(status, statusName)
  return (
    <T.Ticket as="div" $isArriving={isArriving}>
      <S.Stub $isQuiet={isOver}>
        {cents > 0 ? (
          <S.Value>
            <ArrivingPrice cents={cents} isArriving={isArriving} />
          </S.Value>
        ) : (
          <GiftMark />
        )}
        <S.Threshold>{thresholdCents > 0 ? texts.threshold(toShortYuan(thresholdCents)) : texts.anyRide}</S.Threshold>
      </S.Stub>
      <S.Body>
        <S.Facts $isOver={isOver}>
          <T.Name>{label}</T.Name>
          {expiresAt && (
            <T.Note>
              {texts.until}
              <S.Time>{expiresAt}</S.Time>
            </T.Note>
          )}
        </S.Facts>
        {stands && <S.Stands>{stands}</S.Stands>}
        {status === 'usable' && onUse && (
          <S.Use>
            <Button size="small" onClick={onUse} aria-label={`${texts.use} ${label}`}>
              {texts.use}
            </Button>
          </S.Use>
        )}
      </S.Body>
    </T.Ticket>
  )
}

type OfferedCouponProps = {
  readonly box?: string
  readonly name: string
  /** Undefined until they are known: their places are kept. */
  readonly terms: { readonly cents: number; readonly thresholdCents: number; readonly note: string } | undefined
}

/** What a link promises: a coupon that is not given yet. */
export function OfferedCoupon({ box, name, terms }: OfferedCouponProps) {
  const texts = useMessages(couponMessages)
  return (
    <T.Ticket as="div" $isArriving={false} data-box={box}>
      <S.Stub $isQuiet={false}>
        <S.Value>{terms ? <Price cents={terms.cents} isShort /> : <Skeleton height="1em" width="4rem" />}</S.Value>
        <S.Threshold>{terms ? terms.thresholdCents > 0 ? texts.threshold(toShortYuan(terms.thresholdCents)) : texts.anyRide : <Skeleton shape="text" width="4rem" height="1.3em" />}</S.Threshold>
      </S.Stub>
      <S.Body>
        <S.Facts $isOver={false}>
          <T.Name>{name}</T.Name>
          <T.Note as="div">{terms ? terms.note : <Skeleton shape="text" width="60%" height="1.5em" />}</T.Note>
        </S.Facts>
      </S.Body>
    </T.Ticket>
  )
}
