import { couponMessages } from '@/blocks/coupons/messages'
import { listMessages } from '@/blocks/list/messages'
import type { RowProps } from '@/blocks/list/RowList'
import { RewardBadge } from '@/blocks/list/rows/badges'
import { OpenRow, RowFact } from '@/blocks/list/rows/OpenRow'
import { playMessages } from '@/blocks/play/messages'
import { useCouponTerms } from '@/blocks/play/useCouponTerms'
import type { PrizeActions } from '@/blocks/play/usePrizeActions'
import type { RecordBodyProps } from '@/blocks/record/recordPage'
import { OutcomeWays } from '@/blocks/result/OutcomeWays'
import { GoodsTile } from '@/blocks/rewardDialog/GoodsArt'
import { useMessages } from '@/lib/i18n'
import { isRewardOver } from '@/services/candle'
import { ArtGift } from '@/ui/art/ArtGift'
import { Bullets } from '@/ui/display/Bullets'
import { Chevron } from '@/ui/display/Chevron'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/figures/Price'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Card } from '@/ui/layout/Card'
import { neutral } from '@/ui/theme'
import type { PrizeDetail as Detail, PrizeRow } from './api'
import * as S from './art/PrizeDetail.styles'
import type { detailFields } from './config'
import { turntableMessages } from './messages'

const TONES: Readonly<Record<PrizeRow['address'], TagTone>> = { wanted: 'warning', given: 'primary', shipped: 'success', none: 'neutral' }

/** One prize; where it is sent is asked for in its row. */
export function PrizeRowButton({ row: { name, kind, at, expiresAt, quantity, status, statusName, cents, address }, onOpen }: RowProps<PrizeRow>) {
  const texts = useMessages(listMessages)
  const { addressStatus } = useMessages(turntableMessages)
  const statusText = address === 'none' ? texts.rewardStatus(status, statusName) : addressStatus[address]
  return (
    <OpenRow
      onOpen={onOpen}
      isFaded={isRewardOver(status)}
      head={<RewardBadge kind={kind} />}
      name={texts.several(texts.rewardName(kind, name), quantity)}
      facts={
        <>
          {at && <RowFact>{at}</RowFact>}
          {expiresAt && (
            <RowFact>
              <NoBreakDates>{texts.until(expiresAt)}</NoBreakDates>
            </RowFact>
          )}
        </>
      }
      amount={cents > 0 && <Price cents={cents} isShort />}
      tag={statusText && <Tag tone={address === 'none' && status === 'received' ? 'success' : TONES[address]}>{statusText}</Tag>}
      tail={<Chevron colour={neutral.textFaint} />}
    />
  )
}

/** What a prize is, until when, how it is used, and the way to use it or to say where it is sent; or that there is none any more. */
export function PrizeDetail({ record: { prize, image, how, address }, config, actions }: RecordBodyProps<Detail, typeof detailFields, PrizeActions>) {
  const { detail: texts, addressStatus } = useMessages(turntableMessages)
  const { fillAddress, goodsNote, until } = useMessages(playMessages)
  const { rewardName } = useMessages(listMessages)
  const { status: statusWords } = useMessages(couponMessages)
  const termsOf = useCouponTerms()
  const isGoods = address !== 'none' || prize.kind === 'goods'
  // What has an address is on its way.
  const isUsable = address !== 'none' || prize.status === 'usable'
  const status = !isUsable && statusWords(prize.status, prize.statusName)
  const terms = !isUsable ? '' : address === 'wanted' ? goodsNote : address === 'none' ? prize.kind === 'coupon' && termsOf(prize) : addressStatus[address]
  return (
    <>
      <Card>
        <S.Prize $isOver={!isUsable && prize.status !== 'waiting'}>
          <S.Image data-box="bgImage">
            <Picture src={config.bgImage || image} alt="" ratio={1} fit="contain" fallback={isGoods ? <GoodsTile /> : <ArtGift />} />
          </S.Image>
          <S.Name>{rewardName(prize.kind, prize.name)}</S.Name>
          {status && (
            <S.Standing>
              <Tag>{status}</Tag>
            </S.Standing>
          )}
          {prize.cents > 0 && (
            <S.Sum>
              <Price cents={prize.cents} isShort />
            </S.Sum>
          )}
          {terms && <S.Note>{terms}</S.Note>}
          {prize.expiresAt && (
            <S.Note>
              <NoBreakDates>{until(prize.expiresAt)}</NoBreakDates>
            </S.Note>
          )}
        </S.Prize>
      </Card>
      {isUsable && (!isGoods || how.length > 0) && (
        <Card title={texts.how} box="howToUse">
          <Bullets lines={how.length > 0 ? how : [config.howToUse || texts.usual]} />
        </Card>
      )}
      {isUsable && <OutcomeWays first={isGoods ? { label: address === 'wanted' ? fillAddress : texts.address, box: 'buttonText', onClick: () => actions.fillAddress(prize.id) } : { label: config.buttonText || texts.use, box: 'buttonText', onClick: () => actions.use(prize.link) }} />}
    </>
  )
}
