import { useState } from 'react'
import { DrawButton } from '@/blocks/draw/DrawButton'
import { playMessages } from '@/blocks/play/messages'
import type { PlayProps } from '@/blocks/play/playData'
import { playPage } from '@/blocks/play/playPage'
import { Stage, StageFoot, StageMiddle, StageWords } from '@/blocks/play/Stage'
import { useShownPrize } from '@/blocks/play/useShownPrize'
import { RewardOutcome } from '@/blocks/rewardDialog/RewardOutcome'
import { useMessages } from '@/lib/i18n'
import { prefersReducedMotion } from '@/lib/device/motion'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { REFUSED_TO, useOpenRedEnvelopeMutation, useQueryRedEnvelopePageQuery } from './api'
import { Night, NightScene } from './art/Night'
import { fields, RAIN } from './config'
import { rainMessages } from './messages'
import * as S from './art/Night.styles'
import { OneEnvelope } from './art/OneEnvelope'
import { Rain } from './Rain'

export type HomeSectionData = {
  /** How long it rains. */
  readonly seconds: number
  /** When it rains again for who had theirs today, `YYYY-MM-DD HH:mm`; '' for the others. */
  readonly nextOpenAt: string
}

export const page = playPage({
  usePage: useQueryRedEnvelopePageQuery,
  useDrawMutation: useOpenRedEnvelopeMutation,
  toData: ({ seconds, nextOpenAt }): HomeSectionData => ({ seconds, nextOpenAt }),
  refusedTo: REFUSED_TO,
  mayDraw: ({ nextOpenAt }) => nextOpenAt === '',
  opensAt: ({ nextOpenAt }) => nextOpenAt,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: fields,
  useTexts: () => useMessages(rainMessages),
  Stage: NightStage,
  StageSkeleton,
  cover: { Scene: NightScene, useLine: () => useMessages(rainMessages).subline },
})

function NightStage({ config, data: { stage, seconds, nextOpenAt }, actions, share, rule }: PlayProps<HomeSectionData, typeof fields>) {
  const texts = useMessages(rainMessages)
  const { use } = useMessages(playMessages)
  const shownOf = useShownPrize()
  const [isRaining, setRaining] = useState(false)
  const isRain = config.mode === RAIN
  // Without motion there is nothing to catch.
  const start = () => (isRain && stage.step === 'idle' && !prefersReducedMotion() ? setRaining(true) : actions.draw())
  const end = (catches: readonly number[] | undefined) => {
    setRaining(false)
    actions.draw(catches && { catches })
  }
  return (
    <Stage config={config} rule={rule} share={share} back={<S.Ground $isRaining={isRaining}>{isRain ? <Night /> : null}</S.Ground>}>
      <StageWords config={config} texts={isRain ? texts : texts.single} />
      <StageMiddle>{!isRain && <OneEnvelope isBusy={stage.step === 'drawing' || stage.step === 'asking'} />}</StageMiddle>
      <StageFoot>
        <S.Offer $isRaining={isRaining}>
          <DrawButton
            step={stage.step}
            chances={nextOpenAt ? 0 : undefined}
            used={nextOpenAt ? { label: texts.tomorrow.back, line: texts.tomorrow.at(nextOpenAt) } : undefined}
            label={config.buttonDesc || (isRain ? texts.button : texts.openOne)}
            image={config.buttonImage}
            onDraw={start}
          />
        </S.Offer>
      </StageFoot>
      {isRaining && <Rain seconds={seconds} onEnd={end} />}
      <RewardOutcome
        stage={stage}
        onClose={actions.close}
        contentOf={({ prize, caught }) => ({
          reward: prize && shownOf(prize),
          title: caught ? texts.caught(caught) : prize ? undefined : texts.nothing,
          text: prize ? undefined : texts.nothingText,
          next: prize ? { label: use, leave: (close) => actions.use(prize, close) } : { label: texts.share, onClick: share },
          other: prize ? { label: texts.share, onClick: share } : undefined,
        })}
      />
    </Stage>
  )
}

/** The city waits for the rain; the button comes with the server's word. */
function StageSkeleton() {
  const texts = useMessages(rainMessages)
  return (
    <Stage
      back={
        <S.Ground>
          <Night />
        </S.Ground>
      }
    >
      <StageWords texts={texts} />
      <StageMiddle />
      <StageFoot>
        <SkeletonScreen>
          <Skeleton shape="pill" />
          <Skeleton shape="text" height="1.25rem" top="0.5rem" />
        </SkeletonScreen>
      </StageFoot>
    </Stage>
  )
}
