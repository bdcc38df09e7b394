import { DrawButton } from '@/blocks/draw/DrawButton'
import { usePendingResults } from '@/blocks/draw/usePendingResults'
import type { PlayProps } from '@/blocks/play/playData'
import { playPage } from '@/blocks/play/playPage'
import { Stage, StageFoot, StageMiddle, StageWords } from '@/blocks/play/Stage'
import { RewardOutcome } from '@/blocks/rewardDialog/RewardOutcome'
import { useMessages } from '@/lib/i18n'
import { toYuan } from '@/lib/money'
import { buttonText, type ConfigFields } from '@/lib/pageConfig'
import { Ticker } from '@/ui/display/Ticker'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { REFUSED_TO, useFreePayDrawMutation, useQueryFreePayPageQuery, type FreePayPage } from './api'
import { Taximeter } from './art/Taximeter'
import { Windscreen } from './art/Windscreen'
import { freePayMessages } from './messages'
import { Meter } from './Meter'
import * as S from './art/Meter.styles'

export type HomeSectionData = FreePayPage

const fields = { ruleEntry: buttonText('规则入口文字') }

export const page = playPage({
  usePage: useQueryFreePayPageQuery,
  about: ['orderNo'],
  useDrawMutation: useFreePayDrawMutation,
  toData: ({ fare, isFree, winners }): HomeSectionData => ({ fare, isFree, winners }),
  refusedTo: REFUSED_TO,
  refused: { as: { fare: null }, by: ['isFree'] },
  mayDraw: ({ fare, isFree }) => fare !== null && isFree === undefined,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  hasRulePage: true,
  config: fields,
  useDefaults: () => ({ ruleEntry: useMessages(freePayMessages).rule }),
  useTexts: () => useMessages(freePayMessages),
  Stage: MeterStage,
  StageSkeleton,
  cover: { Scene: Taximeter, useLine: () => useMessages(freePayMessages).subline },
})

function MeterStage({ config, data: { stage, fare, isFree: known, winners }, actions, share }: PlayProps<HomeSectionData, ConfigFields & typeof fields>) {
  const texts = useMessages(freePayMessages)
  const rows = winners.map(({ id, name, cents }) => ({ id, content: texts.winner(name, toYuan(cents)) }))
  const ride = () => actions.use({ link: '' })
  const [drawn] = usePendingResults(stage, fare)
  const isFree = known ?? (drawn && drawn.prize !== null)
  // What came of a draw can be asked for also once the page knows it.
  const isUnderWay = stage.step === 'drawing' || stage.step === 'asking' || stage.step === 'unknown'
  const isOpen = isUnderWay || isFree === undefined
  return (
    <Stage config={config} share={share} back={<Windscreen />} top={rows.length > 0 && <Ticker rows={rows} summary={texts.winners} />}>
      <StageWords config={config} texts={texts} />
      <StageMiddle>
        <Meter fare={fare} isFree={isFree} />
      </StageMiddle>
      <StageFoot>
        {fare !== null && isOpen ? (
          <DrawButton step={stage.step} label={config.buttonDesc || texts.buttons[fare.mode]} image={config.buttonImage} onDraw={() => actions.draw()} />
        ) : (
          <Button isBlock onClick={() => void ride()}>
            {texts.ride}
          </Button>
        )}
        <S.Links>
          <S.Link type="button" data-box="ruleEntry" onClick={() => actions.open('rule')}>
            {config.ruleEntry || texts.rule}
          </S.Link>
          <S.Link type="button" onClick={() => actions.open('app-download')}>
            {texts.getApp}
          </S.Link>
        </S.Links>
      </StageFoot>
      <RewardOutcome
        stage={stage}
        onClose={actions.close}
        contentOf={({ prize }) =>
          prize
            ? { reward: { name: texts.free, cents: prize.cents, isExact: true, note: texts.back }, next: { label: texts.gotIt }, other: { label: texts.share, onClick: share } }
            : { reward: null, title: texts.lost.title, text: texts.lost.text, next: { label: texts.ride, onClick: ride } }
        }
      />
    </Stage>
  )
}

/** The meter without its figures. */
function StageSkeleton() {
  const texts = useMessages(freePayMessages)
  return (
    <Stage back={<Windscreen />}>
      <StageWords texts={texts} />
      <StageMiddle>
        <S.Body>
          <SkeletonScreen>
            <Skeleton shape="block" height="9.5rem" />
          </SkeletonScreen>
        </S.Body>
      </StageMiddle>
      <StageFoot>
        <Skeleton shape="pill" />
        <Skeleton shape="text" height="1.25rem" top="0.5rem" />
      </StageFoot>
    </Stage>
  )
}
