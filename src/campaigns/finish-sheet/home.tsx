import { DrawButton } from '@/blocks/draw/DrawButton'
import type { PlayProps } from '@/blocks/play/playData'
import { playPage } from '@/blocks/play/playPage'
import { StageFoot } from '@/blocks/play/Stage'
import { useShownPrize } from '@/blocks/play/useShownPrize'
import { WonFoot } from '@/blocks/play/WonFoot'
import { useMessages } from '@/lib/i18n'
import type { ConfigFields } from '@/lib/pageConfig'
import { isRewardOver, alreadyReceivedPrize, type GrantedPrize } from '@/services/candle'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { REFUSED_TO, useQueryFinishSheetPageQuery, useReceiveFinishSheetRewardMutation } from './api'
import { Arrived } from './art/Arrived'
import * as F from './art/Field.styles'
import { Wrapped } from './art/Wrapped'
import { finishMessages } from './messages'
import { Frame, Opened, Paper } from './parts'
import * as S from './art/Receipt.styles'

export type HomeSectionData = {
  /** What the ride gave: null for nothing, undefined before it is opened. */
  readonly prize: GrantedPrize | null | undefined
  /** When the ride was done, `YYYY-MM-DD HH:mm`; null where there is no ride. */
  readonly finishedAt: string | null
}

export const page = playPage({
  usePage: useQueryFinishSheetPageQuery,
  about: ['orderNo'],
  useDrawMutation: useReceiveFinishSheetRewardMutation,
  toData: ({ prize, finishedAt }): HomeSectionData => ({ prize, finishedAt }),
  refusedTo: REFUSED_TO,
  refused: { as: { prize: alreadyReceivedPrize }, by: ['prize'] },
  mayDraw: ({ prize, finishedAt }) => prize === undefined && finishedAt !== null,
  // A ride's reward is split with friends: they come to the same ride.
  toShareParams: ({ orderNo }) => ({ orderNo: orderNo ?? null }),
  revealsInPlace: true,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  useTexts: () => useMessages(finishMessages),
  Stage: ReceiptStage,
  StageSkeleton,
  cover: { Scene: Arrived, useLine: () => useMessages(finishMessages).subline },
})

function ReceiptStage({ config, data: { stage, prize, finishedAt }, actions, share, rule }: PlayProps<HomeSectionData, ConfigFields>) {
  const texts = useMessages(finishMessages)
  const shownOf = useShownPrize()
  // The page knows better how a prize stands than the draw of long ago.
  const won = prize ?? (stage.step === 'settled' ? stage.result.prize : prize)
  if (finishedAt === null) {
    return (
      <Frame config={config} rule={rule}>
        <Paper isAhead title={texts.none.title} text={texts.none.text} />
        <StageFoot>
          <Button isBlock onClick={() => actions.use({ link: '' })}>
            {texts.none.button}
          </Button>
        </StageFoot>
      </Frame>
    )
  }
  return (
    <Frame config={config} rule={rule} share={share}>
      <Paper title={config.headline || config.title || texts.headline} text={config.subline || (won === null ? texts.sublineOfNothing : texts.subline)}>
        <S.Line>{finishedAt && <NoBreakDates>{texts.finished(finishedAt)}</NoBreakDates>}</S.Line>
        {won === undefined ? (
          <F.Field $isHidden>
            <F.Gift>
              <Wrapped />
            </F.Gift>
            {texts.hidden}
          </F.Field>
        ) : (
          <Opened reward={won && shownOf(won)} isRevealed={stage.step === 'settled'} isFresh={stage.step === 'settled' && stage.isFresh} isOver={isRewardOver(prize?.status)} />
        )}
      </Paper>
      <StageFoot>
        {won === undefined ? (
          <DrawButton step={stage.step} label={config.buttonDesc || texts.button} image={config.buttonImage} onDraw={() => actions.draw()} />
        ) : (
          <WonFoot share={texts.share} kind={won?.kind} held={prize} onUse={won ? () => actions.use(won) : undefined} onShare={share} />
        )}
      </StageFoot>
    </Frame>
  )
}

/** The receipt without its ride. */
function StageSkeleton() {
  const texts = useMessages(finishMessages)
  return (
    <Frame>
      <Paper title={texts.headline} text={texts.subline}>
        <SkeletonScreen>
          <S.Line as="div">
            <Skeleton shape="text" height="1.4em" width="60%" />
          </S.Line>
          <Skeleton shape="block" height="9rem" />
        </SkeletonScreen>
      </Paper>
      <StageFoot>
        <Skeleton shape="pill" />
        <Skeleton shape="text" height="1.25rem" top="0.5rem" />
      </StageFoot>
    </Frame>
  )
}
