import { useState } from 'react'
import styled from 'styled-components'
import { CouponCard } from '@/blocks/coupons/CouponCard'
import { DrawButton } from '@/blocks/draw/DrawButton'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { playMessages } from '@/blocks/play/messages'
import type { PlayProps } from '@/blocks/play/playData'
import { playPage } from '@/blocks/play/playPage'
import { Stage, StageArt, StageFoot, StageMiddle, StageWords } from '@/blocks/play/Stage'
import { useShownPrize } from '@/blocks/play/useShownPrize'
import { rewardMessages } from '@/blocks/rewardDialog/messages'
import { RewardOutcome } from '@/blocks/rewardDialog/RewardOutcome'
import { useMessages } from '@/lib/i18n'
import type { ConfigFields } from '@/lib/pageConfig'
import type { Chances, GrantedPrize } from '@/services/candle'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { fontSize, neutral } from '@/ui/theme'
import { REFUSED_TO, useQueryRandomCouponPageQuery, useRandomCouponDrawMutation, useRandomCouponShareCallbackMutation } from './api'
import { Cards } from './art/Cards'
import { Lamp } from './art/Lamp'
import { Deck } from './Deck'
import { couponDrawMessages } from './messages'

export type HomeSectionData = Chances & {
  /** The coupon that was drawn last. */
  readonly prize: GrantedPrize | null
}

export const page = playPage({
  usePage: useQueryRandomCouponPageQuery,
  useDrawMutation: useRandomCouponDrawMutation,
  toData: ({ prize, chances, canShare }): HomeSectionData => ({ prize, chances, canShare }),
  refusedTo: REFUSED_TO,
  refused: { as: { chances: 0 }, by: ['chances', 'canShare'] },
  mayDraw: ({ chances }) => chances !== 0,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  useTexts: () => useMessages(couponDrawMessages),
  useShareCallback: useRandomCouponShareCallbackMutation,
  Stage: DeckStage,
  StageSkeleton,
  cover: { Scene: Cards, useLine: () => useMessages(couponDrawMessages).subline },
})

const Mine = styled.section`
  width: 100%;
  max-width: 24rem;
  color: ${neutral.text};

  > h2 {
    margin-bottom: 0.75rem;
    color: #ffffff;
    font-size: ${fontSize.base};
    font-weight: 600;
    text-align: center;
  }
`

function DeckStage({ config, data: { stage, prize, chances, canShare }, actions, share, rule }: PlayProps<HomeSectionData, ConfigFields>) {
  const texts = useMessages(couponDrawMessages)
  const { use } = useMessages(playMessages)
  const { again, know } = useMessages(rewardMessages)
  const shownOf = useShownPrize()
  const left = useChancesAfter(stage.step, chances)
  const isBusy = stage.step === 'drawing' || stage.step === 'asking'
  // The dialog tells of a coupon first.
  const mine = isBusy || stage.step === 'settled' ? null : prize
  const sharing = canShare ? { label: texts.share, onClick: share } : undefined
  return (
    <Stage config={config} rule={rule} share={() => actions.open('share')} back={<Lamp />}>
      <StageWords config={config} texts={texts} />
      <StageMiddle>
        {mine ? (
          <Mine>
            <StageArt>
              <Cards />
            </StageArt>
            <h2>{texts.mine}</h2>
            <CouponCard coupon={{ ...mine, name: shownOf(mine).name }} name={texts.coupon} onUse={() => void actions.use(mine)} />
          </Mine>
        ) : (
          <Deck isBusy={isBusy} />
        )}
      </StageMiddle>
      <StageFoot>
        <DrawButton step={stage.step} chances={chances} used={texts.done} label={config.buttonDesc || (prize ? texts.again : texts.button)} image={config.buttonImage} onDraw={() => actions.draw()} onShare={sharing?.onClick} />
      </StageFoot>
      <RewardOutcome
        stage={stage}
        onClose={actions.close}
        contentOf={(result) => {
          if (result.prize) {
            const won = result.prize
            return { reward: shownOf(won), next: { label: use, leave: (close) => actions.use(won, close) }, other: sharing }
          }
          return { reward: null, next: left ? { label: again, onClick: () => actions.draw() } : (sharing ?? { label: know }) }
        }}
      />
    </Stage>
  )
}

/** How many chances a draw has left. The page tells only once it has been asked again: until then its count is the one from before the draw. */
function useChancesAfter(step: DrawStage<unknown>['step'], chances: number | undefined): number | undefined {
  const [known, setKnown] = useState(step)
  const [before, setBefore] = useState<number>()
  if (known !== step) {
    setKnown(step)
    if (step === 'drawing') setBefore(chances)
  }
  return chances !== undefined && chances === before ? chances - 1 : chances
}

/** The cards lie there; whether this user has drawn, the server says. */
function StageSkeleton() {
  const texts = useMessages(couponDrawMessages)
  return (
    <Stage back={<Lamp />}>
      <StageWords texts={texts} />
      <StageMiddle>
        <Deck isBusy={false} />
      </StageMiddle>
      <StageFoot>
        <SkeletonScreen>
          <Skeleton shape="pill" />
          <Skeleton shape="text" height="1.25rem" top="0.5rem" />
        </SkeletonScreen>
      </StageFoot>
    </Stage>
  )
}
