import { memo, useMemo } from 'react'
import { DrawButton } from '@/blocks/draw/DrawButton'
import { drawCta } from '@/blocks/draw/drawCta'
import { WaysCard } from '@/blocks/draw/WaysCard'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { INVITE } from '@/blocks/intent/intent'
import { homeMessages } from '@/blocks/home/messages'
import { usePrizeContent } from '@/blocks/play/usePrizeContent'
import { prizeWays } from '@/blocks/play/usePrizeActions'
import { rewardMessages } from '@/blocks/rewardDialog/messages'
import { RewardOutcome } from '@/blocks/rewardDialog/RewardOutcome'
import { sectorsOf } from '@/blocks/turntable/config'
import { Turntable } from '@/blocks/turntable/Turntable'
import { useTurntableAnimation } from '@/blocks/turntable/useTurntableAnimation'
import { drawSlice } from '@/features/draw'
import { useMessages } from '@/lib/i18n'
import { LinkRow } from '@/ui/display/LinkRow'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { useQueryTurntableBarrageQuery, useQueryTurntablePageQuery, useTurntableShareCallbackMutation, type TurntablePage } from './api'
import { Fair } from './art/Fair'
import { StageSkeleton } from './art/Skeletons'
import * as S from './art/Stage.styles'
import { homeFields, usualSectors } from './config'
import { turntableMessages } from './messages'
import { DRAW, useTurntable, type TurntableActions, type TurntableData } from './useTurntable'

export type HomeSectionData = TurntablePage & TurntableData
type Props = SectionProps<HomeSectionData, typeof homeFields, TurntableActions>

export const page = homePage({
  usePage: useQueryTurntablePageQuery,
  useWinners: useQueryTurntableBarrageQuery,
  toData: ({ chances, canShare, last }): HomeSectionData => ({ chances, canShare, last, stage: { step: 'idle' } }),
  useExtras: useTurntable,
  extraActions: ['draw', 'close', ...prizeWays],
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: homeFields,
  useDefaults: () => {
    const { hub, ways, way, prizes, draw, sectors } = useMessages(turntableMessages)
    return { buttonDesc: draw, hubText: hub, waysTitle: ways, shareWay: way.share, rideWay: way.ride, prizesText: prizes, sectors: usualSectors(sectors) }
  },
  landing: '',
  useShareCallback: useTurntableShareCallbackMutation,
  useTexts: () => useMessages(turntableMessages),
  Hero: S.FairHero,
  scene: <Fair />,
  Sections,
  SectionsSkeleton: StageSkeleton,
  // The wheel and its button belong together.
  Action: null,
  slices: [drawSlice],
})

/** The wheel and its button, what was won last, and what lies below. */
function Sections({ config, data, actions, invite }: Props) {
  const texts = useMessages(turntableMessages)
  const { ended, blacklisted } = useMessages(homeMessages)
  const words = useMessages(rewardMessages)
  const contentOf = usePrizeContent(actions)
  const { isLoggedIn, status, chances, last } = data
  const sectors = useMemo(() => sectorsOf(config, usualSectors(texts.sectors)), [config, texts])
  // What the draw changed is asked for once the wheel stands: it would make it stutter.
  const show = useTurntableAnimation(data.stage, sectors, actions.reload)
  const share = data.canShare ? invite : undefined
  const step = show.isRunning && show.stage.step !== 'unknown' ? 'drawing' : show.stage.step
  const isOpen = status === 'open'
  const canDraw = isOpen && drawCta(step, chances, share !== undefined) === 'draw'
  const draw = () => (isLoggedIn ? actions.draw() : actions.login(DRAW))
  return (
    <>
      <S.Stage aria-label={texts.wheel(sectors.map(({ label }) => label).join(texts.comma))}>
        <Turntable box="sectors" sectors={sectors} status={show.status} onStopped={show.onStopped} label={config.hubText || texts.hub} isLocked={!canDraw} onPress={draw} />
        <S.Spoken role="status">{show.isRunning ? texts.spinning : ''}</S.Spoken>
        <S.Press>
          {isOpen ? (
            <DrawButton step={isLoggedIn ? step : undefined} chances={chances} label={config.buttonDesc || (isLoggedIn ? texts.draw : texts.login)} image={config.buttonImage} onDraw={draw} onShare={share} />
          ) : (
            <Button isBlock isLocked>
              {status === 'finished' ? ended : blacklisted}
            </Button>
          )}
        </S.Press>
        <S.Told>{!isLoggedIn ? texts.loggedOut : last ? texts.last(last.name, last.at) : texts.noLast}</S.Told>
      </S.Stage>
      <Below config={config} actions={actions} isLoggedIn={isLoggedIn} isOpen={isOpen} share={share} />
      <RewardOutcome
        stage={show.stage}
        isExpected={isOpen && (chances ?? 0) > 0}
        onClose={actions.close}
        contentOf={({ prizeId, prize, chances: left }) => {
          const more = isOpen && left > 0 ? { label: words.again, onClick: actions.draw } : share && { label: words.share, onClick: share }
          if (!prize) return { reward: null, next: more ?? { label: words.know } }
          const { reward, next } = contentOf(prize)
          // Marketing's picture of a prize is the one that lies on the wheel, and so is the name of one that the server does not name in the page's language.
          const sector = sectors.find((one) => one.prizeId === prizeId)
          return { reward: { ...reward, image: sector?.image, name: texts.prizeName(prize.name, sector?.label ?? '') || reward.name }, next, other: more }
        }}
      />
    </>
  )
}

type BelowProps = Pick<Props, 'config' | 'actions'> & { readonly isLoggedIn: boolean; readonly isOpen: boolean; /** Undefined where a share gives no chance. */ readonly share: Props['invite'] }

/** The way to what was won, and the ways to another chance. The wheel that turns above does not draw them again. */
const Below = memo(({ config, actions, isLoggedIn, isOpen, share }: BelowProps) => {
  const texts = useMessages(turntableMessages)
  const ways = [
    { words: config.shareWay || texts.way.share, box: 'shareWay', go: texts.shareGo, onGo: isLoggedIn ? share : () => actions.login(INVITE), done: isLoggedIn ? texts.shareDone : undefined },
    { words: config.rideWay || texts.way.ride, box: 'rideWay', go: texts.rideGo, onGo: () => actions.use('') },
  ]
  return (
    <>
      <Card box="prizesText">
        <LinkRow label={config.prizesText || texts.prizes} onClick={() => (isLoggedIn ? actions.open('reward/list') : actions.login('reward/list'))} />
      </Card>
      {isOpen && <WaysCard title={config.waysTitle || texts.ways} box="waysTitle" ways={ways} />}
    </>
  )
})
