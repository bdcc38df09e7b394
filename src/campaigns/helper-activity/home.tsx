import { useEffect, useEffectEvent } from 'react'
import { PlayBar } from '@/blocks/draw/PlayBar'
import { ruleHereFields, stepsFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { NumberedSteps, numberedDefaults } from '@/blocks/home/cards/NumberedSteps'
import { INVITE } from '@/blocks/intent/intent'
import { playMessages } from '@/blocks/play/messages'
import { RewardOutcome } from '@/blocks/rewardDialog/RewardOutcome'
import { SeatsCard, SeatsCardSkeleton } from '@/blocks/seats/SeatsCard'
import { drawSlice } from '@/features/draw'
import { shareChannels } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { serverNow } from '@/lib/time/serverClock'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import type { ActivityPage } from '@/services/candle'
import { Avatar } from '@/ui/display/Avatar'
import { LinkRow } from '@/ui/display/LinkRow'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { useHelperShareCallbackMutation, useQueryHelperPageQuery, type Given, type HelperPage } from './api'
import { Asks } from './art/Home.styles'
import { Meadow } from './art/Meadow'
import { helperMessages } from './messages'
import { ASSIST, helperActions, noStages, useHelper, type HelperActions, type HelperData } from './useHelper'

export type HomeSectionData = HelperPage & HelperData

const fields = { ...stepsFields, ...ruleHereFields }
type Props = SectionProps<HomeSectionData, typeof fields, HelperActions>

export const page = homePage<ActivityPage & HelperPage, HomeSectionData, typeof fields, HelperActions>({
  usePage: useQueryHelperPageQuery,
  toData: ({ clock, role, assistState, owner, offer, round }): HomeSectionData => ({ clock, role, assistState, owner, offer, round, ...noStages }),
  useExtras: useHelper,
  extraActions: helperActions,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: fields,
  useDefaults: () => numberedDefaults(useMessages(helperMessages)),
  landing: '',
  channels: shareChannels.helper,
  useShareCallback: useHelperShareCallbackMutation,
  useTexts: () => useMessages(helperMessages),
  Hero,
  scene: <Meadow />,
  Sections,
  SectionsSkeleton: SeatsCardSkeleton,
  Action,
  slices: [drawSlice],
})

function Sections({ config, data, actions, invite }: Props) {
  const texts = useMessages(helperMessages)
  const { use } = useMessages(playMessages)
  const { status, role, assistState, owner, offer, round, clock, assistStage, rewardStage } = data
  const isVisitor = role === 'visitor'
  // A round that has not begun is for the reward that is offered.
  const { goal, helpers, reward, cents, endTime, status: roundStatus } = round ?? { ...offer, helpers: [], endTime: '', status: 'open' }
  const isOpen = roundStatus === 'open'
  // With the activity goes whatever round is still open in it.
  const isRunning = isOpen && status === 'open'
  const words = isVisitor ? texts.visitor[assistState] : round ? texts.standing(round.status, goal - helpers.length) : data.isLoggedIn ? texts.noRound : texts.loggedOut
  const end = parseShanghaiTime(endTime)
  const nameOf = (serverName: string) => texts.reward(serverName).trim().replace(/^./, (first) => first.toUpperCase())
  const other = { label: texts.later }
  const helped = ({ missing, reward: given }: Given) =>
    given ? { title: texts.helped, reward: { name: nameOf(given.name), cents: given.cents, note: texts.helpedText(missing) }, next: { label: texts.mine, onClick: actions.openMine }, other } : texts.helped
  const received = ({ reward: given }: Given) =>
    given ? { title: texts.won, reward: { name: nameOf(given.name), cents: given.cents, note: given.until && texts.until(given.until) }, next: { label: use, leave: (close: () => unknown) => actions.use('', close) }, other } : texts.received
  return (
    <>
      {isVisitor && (
        <Asks role="status">
          <Avatar src={owner.avatar} name={owner.name} />
          <span>{texts.asks(owner.name)}</span>
        </Asks>
      )}
      {assistState === 'invalid' && <Asks role="status">{texts.visitor.invalid}</Asks>}
      <SeatsCard
        goal={goal}
        sitters={helpers}
        sign={texts.sign(cents > 0 ? texts.money(toShortYuan(cents)) + texts.reward(reward) : texts.reward(reward))}
        words={isOpen && !isRunning ? (round && status === 'finished' ? texts.visitor.expired : '') : words}
        onInvite={!isVisitor && isRunning ? invite : undefined}
        ending={isRunning && end !== undefined ? { endTime, at: end } : undefined}
        now={() => serverNow(clock)}
        onEnd={actions.reload}
      />
      <Card>
        <LinkRow label={texts.records} onClick={() => actions.open('record')} />
      </Card>
      <NumberedSteps config={config} texts={texts} />
      <RewardOutcome stage={assistStage} onClose={actions.closeAssist} contentOf={helped} />
      <RewardOutcome stage={rewardStage} onClose={actions.closeReward} contentOf={received} />
    </>
  )
}

/** One button for both faces: what there is to do for this user. */
function Action({ config, data, actions, invite }: Props) {
  const texts = useMessages(helperMessages)
  const { status, role, assistState, round, isLoggedIn, assistStage, rewardStage, startStage } = data
  // A round needs friends who know of it, so it is shared as soon as the page has it, also where the answer that began it is lost.
  const hasBegun = startStage.step !== 'idle' && round?.status === 'open'
  const shareRound = useEffectEvent(() => {
    actions.closeStart()
    void invite?.()
  })
  useEffect(() => {
    if (hasBegun) shareRound()
  }, [hasBegun])
  if (role === 'visitor') {
    const may = assistState === 'may' && assistStage.step !== 'settled'
    const assist = isLoggedIn ? actions.assist : () => actions.login(ASSIST)
    // What is asked for is the help, whatever the page says by now.
    const isOpen = may || assistStage.step === 'unknown'
    return <PlayBar status={status} step={assistStage.step} label={may ? texts.assist : texts.mine} isInviting={may} onClick={isOpen ? assist : actions.openMine} />
  }
  const isTaking = rewardStage.step !== 'idle' && rewardStage.step !== 'settled'
  if (round?.status === 'reached' || isTaking) return <PlayBar status={status} step={rewardStage.step} label={texts.receive} isInviting onClick={actions.receive} />
  if (round?.status === 'received' || round?.status === 'expired') {
    return <PlayBar status={status} step={startStage.step} label={round.status === 'expired' ? texts.restart : texts.again} onClick={actions.startRound} />
  }
  return <PlayBar status={status} step="idle" label={config.buttonDesc || texts.invite} image={config.buttonImage} isInviting onClick={invite ?? (() => actions.login(INVITE))} />
}
