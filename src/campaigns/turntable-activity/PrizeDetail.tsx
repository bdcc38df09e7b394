import { listMessages } from '@/blocks/list/messages'
import { playMessages } from '@/blocks/play/messages'
import { useCouponTerms } from '@/blocks/play/useCouponTerms'
import { GoodsTile } from '@/blocks/reward/GoodsArt'
import { Ways } from '@/blocks/result/ResultView.styles'
import { usePrizeExit } from '@/blocks/reward/usePrizeExit'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useMessages } from '@/lib/i18n'
import type { ConfigOf } from '@/lib/pageConfig'
import { ArtGift } from '@/ui/art/ArtGift'
import { Bullets } from '@/ui/display/Bullets'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import type { PrizeDetail as Detail } from './api'
import type { detailFields } from './config'
import { turntableMessages } from './messages'
import * as S from './PrizeDetail.styles'

/** What a prize is, until when, how it is used, and the way to use it or to say where it is sent (campaigns.md §5). */
export function PrizeDetail({ record: { prize, image, how, address }, config }: { readonly record: Detail; readonly config: ConfigOf<typeof detailFields> }) {
  const { detail: texts, addressStatus } = useMessages(turntableMessages)
  const { fillAddress, goodsNote, until } = useMessages(playMessages)
  const { rewardName } = useMessages(listMessages)
  const termsOf = useCouponTerms()
  const use = usePrizeExit()
  const { open } = useCampaignNavigate()
  const isGoods = address !== 'none' || prize.kind === 'goods'
  const terms = address === 'wanted' ? goodsNote : address === 'none' ? prize.kind === 'coupon' && termsOf(prize) : addressStatus[address]
  return (
    <>
      <Card>
        <S.Prize>
          <S.Image data-box="bgImage">
            <Picture src={config.bgImage || image} alt="" ratio={1} fit="contain" fallback={isGoods ? <GoodsTile /> : <ArtGift />} />
          </S.Image>
          <S.Name>{rewardName(prize.kind, prize.name)}</S.Name>
          {prize.cents > 0 && (
            <S.Sum>
              <Price cents={prize.cents} isShort />
            </S.Sum>
          )}
          {terms && <S.Note>{terms}</S.Note>}
          {prize.expiresAt && <S.Note>{until(prize.expiresAt)}</S.Note>}
        </S.Prize>
      </Card>
      {(!isGoods || how.length > 0) && (
        <Card title={texts.how} box="howToUse">
          <Bullets lines={how.length > 0 ? how : [config.howToUse || texts.usual]} />
        </Card>
      )}
      <Ways data-box="buttonText">
        {isGoods ? (
          <Button isBlock onClick={() => open('reward/address', { params: { rewardId: prize.id } })}>
            {address === 'wanted' ? fillAddress : texts.address}
          </Button>
        ) : (
          <Button isBlock onClick={() => void use(prize.link)}>
            {config.buttonText || texts.use}
          </Button>
        )}
      </Ways>
    </>
  )
}

export const PrizeDetailSkeleton = ({ title }: { readonly title: string }) => (
  <>
    <Card>
      <S.Prize>
        <S.Image>
          <Skeleton shape="block" height="10rem" />
        </S.Image>
        <S.Name as="p">{title}</S.Name>
      </S.Prize>
    </Card>
    <Card title={useMessages(turntableMessages).detail.how}>
      <Skeleton shape="block" height="3rem" />
    </Card>
  </>
)
