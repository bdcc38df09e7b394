import styled from 'styled-components'
import { withoutMissed } from '@/blocks/calendar/calendarDay'
import { CalendarSheet, CalendarSheetSkeleton } from '@/blocks/calendar/CalendarSheet'
import { ladderFields, ruleHereFields } from '@/blocks/home/config'
import { wordedCard } from '@/blocks/home/homeData'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { INVITE } from '@/blocks/intent'
import { LadderSkeleton } from '@/blocks/home/LadderCard'
import { drawSlice } from '@/features/draw'
import { useMessages } from '@/lib/i18n'
import { Strip } from '@/ui/display/Strip'
import { Hero } from '@/ui/layout/Hero'
import { useCheckInShareCallbackMutation, useQueryCheckInBarrageQuery, useQueryCheckInPageQuery, type CheckInPage } from './api'
import { Morning } from './art/Morning'
import { CheckInAction } from './CheckInAction'
import { homeFixtures } from './fixtures'
import { MakeUpCard } from './MakeUpCard'
import { checkInMessages } from './messages'
import { SignOutcome } from './SignOutcome'
import { StepsCard } from './StepsCard'
import { checkInActions, useCheckIn, type CheckInActions, type CheckInData } from './useCheckIn'

export type HomeOwn = Omit<CheckInPage, 'clock' | 'days' | 'makeUpWithin'> & CheckInData

const fields = { ...ladderFields, ...ruleHereFields }
export type HomeFieldsOfCheckIn = typeof fields

/** Words at the left, over the road to the sun. */
const MorningHero = styled(Hero)`
  padding-bottom: 1rem;
  text-align: left;

  > :nth-last-child(2) {
    z-index: 1;
    justify-content: flex-start;
    padding: 0 1rem;
  }

  > :last-child {
    margin-top: -3.5rem;
  }
`

const Notice = styled(Strip)`
  margin-bottom: 1rem;
`

const home = homePage<Parameters<typeof useCheckIn>[1]['page'] & object, HomeOwn, HomeFieldsOfCheckIn, CheckInActions>({
  usePage: useQueryCheckInPageQuery,
  useWinners: useQueryCheckInBarrageQuery,
  toData: ({ steps, streak, total, makeUpCards, inviter }): HomeOwn => ({ steps, streak, total, makeUpCards, inviter, days: [], isSignedToday: false, stage: { step: 'idle' }, makeUpStage: { step: 'idle' }, isOwnLink: false }),
  useExtras: (request, _, asking) => useCheckIn(request, asking),
  extraActions: checkInActions,
  fixtures: homeFixtures,
  config: fields,
  useDefaults: () => ({ ladderTitle: useMessages(checkInMessages).ladder }),
  landing: '',
  useShareCallback: useCheckInShareCallbackMutation,
  useTexts: () => {
    const texts = useMessages(checkInMessages)
    return { ...texts, invite: texts.sign }
  },
  Hero: MorningHero,
  scene: <Morning />,
  Sections,
  SectionsSkeleton,
  Action: CheckInAction,
})

export const page = { ...home, slices: [drawSlice] }

function Sections({ config, data, actions }: SectionProps<HomeOwn, HomeFieldsOfCheckIn, CheckInActions>) {
  const texts = useMessages(checkInMessages)
  const { steps, streak, total, makeUpCards, days, stage, makeUpStage, inviter, isOwnLink, isSignedToday, isLoggedIn, status } = data
  const isOpen = status === 'open'
  const hasMissed = days.some(({ canMakeUp }) => canMakeUp)
  const invite = () => (isLoggedIn ? actions.share(wordedCard(config.cornerShare, texts.card)) : actions.login(INVITE))
  return (
    <>
      {isOwnLink && <Notice role="status">{texts.ownLink}</Notice>}
      {inviter && !isOwnLink && !isSignedToday && <Notice role="status">{texts.invitedBy(inviter)}</Notice>}
      <CalendarSheet
        title={isLoggedIn ? <Streak days={streak} /> : texts.loggedOut}
        extra={isLoggedIn && texts.total(total)}
        days={isLoggedIn ? days : withoutMissed(days)}
        onMakeUp={isLoggedIn && isOpen && makeUpCards > 0 ? actions.makeUp : undefined}
      />
      <Gap />
      <StepsCard title={config.ladderTitle} steps={steps} total={total} onFillAddress={actions.fillAddress} />
      <MakeUpCard
        cards={makeUpCards}
        hasMissed={hasMissed && isLoggedIn && isOpen}
        step={makeUpStage.step}
        onMakeUp={actions.makeUp}
        onInvite={isOpen ? invite : undefined}
        onOpenHelpers={() => (isLoggedIn ? actions.open('invited-user-list') : actions.login('invited-user-list'))}
      />
      <SignOutcome stage={stage} title={texts.won} actions={actions} />
      <SignOutcome stage={makeUpStage} title={texts.madeUp} actions={actions} />
    </>
  )
}

function Streak({ days }: { readonly days: number }) {
  const texts = useMessages(checkInMessages)
  return (
    <>
      {texts.streak}
      <strong>{texts.days(days)}</strong>
    </>
  )
}

const Gap = styled.div`
  height: 0.75rem;
`

function SectionsSkeleton() {
  return (
    <>
      <CalendarSheetSkeleton />
      <Gap />
      <LadderSkeleton />
    </>
  )
}
