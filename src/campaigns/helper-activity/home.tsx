import styled from 'styled-components'
import { ruleHereFields, stepsFields } from '@/blocks/home/config'
import { wordedCard } from '@/blocks/home/homeData'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { NumberedSteps, numberedDefaults } from '@/blocks/home/NumberedSteps'
import { SeatsCard, SeatsCardSkeleton } from '@/blocks/seats/SeatsCard'
import { drawSlice } from '@/features/draw'
import { shareChannels } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { serverNow } from '@/lib/time/serverClock'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { Avatar } from '@/ui/display/Avatar'
import { LinkRow } from '@/ui/display/LinkRow'
import { Strip } from '@/ui/display/Strip'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { useHelperShareCallbackMutation, useQueryHelperPageQuery, type HelperPage, type Round } from './api'
import { Meadow } from './art/Meadow'
import { homeFixtures } from './fixtures'
import { GivenOutcome } from './GivenOutcome'
import { HelperAction } from './HelperAction'
import { helperMessages } from './messages'
import { helperActions, useHelper, type HelperActions, type HelperData } from './useHelper'

export type HomeOwn = HelperPage & HelperData

const fields = { ...stepsFields, ...ruleHereFields }
export type HelperFields = typeof fields

/** A round that nobody has begun yet. */
const notBegun = (offer: HelperPage['offer']): Round => ({ ...offer, id: '', status: 'open', beginTime: '', endTime: '', helpers: [] })

const Asks = styled(Strip)`
  display: flex;
  align-items: center;
  margin-bottom: 0.75rem;
  font-size: 1rem;

  > :first-child {
    margin-right: 0.75rem;
  }
`

const home = homePage<Parameters<typeof useHelper>[1]['page'] & object, HomeOwn, HelperFields, HelperActions>({
  usePage: useQueryHelperPageQuery,
  toData: ({ clock, role, assistState, owner, offer, round }): HomeOwn => ({ clock, role, assistState, owner, offer, round, assistStage: { step: 'idle' }, rewardStage: { step: 'idle' }, startStage: { step: 'idle' } }),
  useExtras: (request, _, asking) => useHelper(request, asking),
  extraActions: helperActions,
  fixtures: homeFixtures,
  config: fields,
  useDefaults: () => numberedDefaults(useMessages(helperMessages)),
  landing: '',
  channels: shareChannels.helper,
  useShareCallback: useHelperShareCallbackMutation,
  useTexts: () => {
    const texts = useMessages(helperMessages)
    return { ...texts, invite: texts.find }
  },
  Hero,
  scene: <Meadow />,
  Sections,
  SectionsSkeleton: SeatsCardSkeleton,
  Action: HelperAction,
})

export const page = { ...home, slices: [drawSlice] }

function Sections({ config, data, actions }: SectionProps<HomeOwn, HelperFields, HelperActions>) {
  const texts = useMessages(helperMessages)
  const { role, assistState, owner, offer, round, clock, isLoggedIn, status, assistStage, rewardStage } = data
  const isVisitor = role === 'visitor'
  const { goal, helpers, reward, cents, endTime, status: roundStatus } = round ?? notBegun(offer)
  const isOpen = roundStatus === 'open'
  const end = parseShanghaiTime(endTime)
  const isMine = !isVisitor && isLoggedIn && isOpen && status === 'open'
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
        words={isVisitor ? texts.visitor[assistState] : round ? texts.standing(round.status, goal - helpers.length) : texts.loggedOut}
        onInvite={isMine ? () => actions.share(wordedCard(config.cornerShare, texts.card)) : undefined}
        ending={isOpen && end !== undefined ? { endTime, at: end } : undefined}
        now={() => serverNow(clock)}
        onEnd={actions.reload}
      />
      <Card>
        <LinkRow label={texts.records} onClick={() => actions.open('record')} />
      </Card>
      <NumberedSteps config={config} texts={texts} />
      <GivenOutcome stage={assistStage} isHelp actions={actions} />
      <GivenOutcome stage={rewardStage} isHelp={false} actions={actions} />
    </>
  )
}
