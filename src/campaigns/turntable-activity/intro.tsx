import { definePage } from '@/blocks/definePage'
import { useCouponTerms } from '@/blocks/play/useCouponTerms'
import { GoodsTile } from '@/blocks/reward/GoodsArt'
import { useMessages } from '@/lib/i18n'
import { ArtGift } from '@/ui/art/ArtGift'
import { LazyArt } from '@/ui/art/LazyArt'
import { Bullets } from '@/ui/display/Bullets'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { introFields } from './config'
import { introFixtures } from './fixtures'
import * as S from './intro.styles'
import { turntableMessages } from './messages'
import { useIntro } from './useIntro'

const loadLost = () => import('@/ui/art/ArtLost').then(({ ArtLost }) => ArtLost)

/** One prize: what it is, until when, how it is used, and the way to use it or to say where it is sent (campaigns.md §5). */
export const page = definePage({
  kind: 'detail',
  config: introFields,
  fixtures: introFixtures,
  useDefaults: () => {
    const { detail } = useMessages(turntableMessages)
    return { title: detail.title, howToUse: detail.usual, buttonText: detail.use }
  },
  actionNames: ['use', 'openAddress', 'leave'],
  useLive: () => useIntro('rewardIntro'),
  View: ({ config, data: { detail }, actions }) => {
    const { detail: texts, fillAddress, goodsNote, blankName } = useMessages(turntableMessages)
    const termsOf = useCouponTerms()
    if (!detail) {
      const { title, text, leave } = texts.missing
      return (
        <PageFrame title={config.title || texts.title}>
          <StatePanel heading="h1" role="status" art={<LazyArt load={loadLost} />} title={title} text={text} action={{ label: leave, onClick: actions.leave }} />
        </PageFrame>
      )
    }
    const { prize, image, how, address } = detail
    const isGoods = address !== 'none' || prize.kind === 'goods'
    const terms = address === 'wanted' ? goodsNote : prize.kind === 'coupon' ? termsOf(prize) : ''
    const steps = how.length > 0 ? how : [config.howToUse || texts.usual]
    return (
      <PageFrame title={config.title || texts.title}>
        <Card>
          <S.Prize>
            <S.Image data-box="bgImage">
              <Picture src={config.bgImage || image} alt="" ratio={1} fit="contain" fallback={isGoods ? <GoodsTile /> : <ArtGift />} />
            </S.Image>
            <S.Name>{prize.name || blankName}</S.Name>
            {prize.cents > 0 && (
              <S.Sum>
                <Price cents={prize.cents} isShort />
              </S.Sum>
            )}
            {terms && <S.Note>{terms}</S.Note>}
            {prize.expiresAt && <S.Note>{texts.until(prize.expiresAt)}</S.Note>}
          </S.Prize>
        </Card>
        {(!isGoods || how.length > 0) && (
          <Card title={texts.how} box="howToUse">
            <Bullets lines={steps} />
          </Card>
        )}
        <BottomBar>
          <div data-box="buttonText">
            {isGoods ? (
              <Button isBlock onClick={() => actions.openAddress(prize.id)}>
                {address === 'wanted' ? fillAddress : texts.address}
              </Button>
            ) : (
              <Button isBlock onClick={() => void actions.use(prize.link)}>
                {config.buttonText || texts.use}
              </Button>
            )}
          </div>
        </BottomBar>
      </PageFrame>
    )
  },
  Skeleton: () => (
    <PageFrame>
      <SkeletonScreen>
        <Card>
          <S.Prize>
            <S.Image>
              <Skeleton shape="block" height="10rem" />
            </S.Image>
            <S.Name as="p">{useMessages(turntableMessages).detail.title}</S.Name>
          </S.Prize>
        </Card>
        <Card title={useMessages(turntableMessages).detail.how}>
          <Skeleton shape="block" height="3rem" />
        </Card>
      </SkeletonScreen>
    </PageFrame>
  ),
})
