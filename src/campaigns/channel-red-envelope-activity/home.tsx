import { couponMessages } from '@/blocks/coupons/messages'
import { DrawLine } from '@/blocks/draw/DrawLine'
import type { PlayProps } from '@/blocks/play/playData'
import { playPage } from '@/blocks/play/playPage'
import { Stage, StageFoot, StageMiddle, StageWords } from '@/blocks/play/Stage'
import { useShownPrize } from '@/blocks/play/useShownPrize'
import { WonFoot } from '@/blocks/play/WonFoot'
import { useMessages } from '@/lib/i18n'
import { isRewardOver, alreadyReceivedPrize, type GrantedPrize } from '@/services/candle'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { REFUSED_TO, useOpenChannelRedEnvelopeMutation, useQueryChannelRedEnvelopePageQuery } from './api'
import { Sealed } from './art/Sealed'
import { Waves } from './art/Waves'
import { channelFields } from './channel'
import { Envelope, Paper } from './Envelope'
import { envelopeMessages } from './messages'

export type HomeSectionData = {
  /** What was in the envelope: null for nothing, undefined before it is opened. */
  readonly prize: GrantedPrize | null | undefined
}

export const page = playPage({
  usePage: useQueryChannelRedEnvelopePageQuery,
  useDrawMutation: useOpenChannelRedEnvelopeMutation,
  toData: ({ prize }): HomeSectionData => ({ prize }),
  refusedTo: REFUSED_TO,
  refused: { as: { prize: alreadyReceivedPrize }, by: ['prize'] },
  mayDraw: ({ prize }) => prize === undefined,
  revealsInPlace: true,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: channelFields,
  useDefaults: () => ({ channelName: useMessages(envelopeMessages).channel }),
  useTexts: () => useMessages(envelopeMessages),
  Stage: EnvelopeStage,
  StageSkeleton,
  cover: { Scene: Sealed, useLine: () => useMessages(envelopeMessages).subline },
})

function EnvelopeStage({ config, data: { stage, prize }, actions, share, rule }: PlayProps<HomeSectionData, typeof channelFields>) {
  const texts = useMessages(envelopeMessages)
  const { status: statusWords } = useMessages(couponMessages)
  const shownOf = useShownPrize()
  // The page knows better how a prize stands than the draw of long ago.
  const won = prize ?? (stage.step === 'settled' ? stage.result.prize : prize)
  return (
    <Stage config={config} rule={rule} share={share} back={<Waves />}>
      <StageWords config={config} texts={texts} />
      <StageMiddle>
        <Envelope
          step={stage.step}
          reward={won && shownOf(won)}
          isFresh={stage.step === 'settled' && stage.isFresh}
          over={prize && isRewardOver(prize.status) ? statusWords(prize.status, prize.statusName) : ''}
          channel={{ name: config.channelName, logo: config.channelLogo }}
          seal={{ label: config.buttonDesc, image: config.buttonImage }}
          onOpen={actions.draw}
        />
      </StageMiddle>
      <StageFoot>
        {won === undefined ? (
          <DrawLine step={stage.step} hint={texts.hint} />
        ) : (
          <WonFoot share={texts.share} kind={won?.kind} held={prize} onUse={won ? () => actions.use(won) : undefined} onShare={share} />
        )}
      </StageFoot>
    </Stage>
  )
}

/** The envelope stands where it will be. */
function StageSkeleton() {
  const texts = useMessages(envelopeMessages)
  return (
    <Stage back={<Waves />}>
      <StageWords texts={texts} />
      <StageMiddle>
        <SkeletonScreen>
          <Paper />
        </SkeletonScreen>
      </StageMiddle>
    </Stage>
  )
}
