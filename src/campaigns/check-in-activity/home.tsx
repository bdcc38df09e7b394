import { asFuture } from '@/blocks/calendar/calendarDay'
import { CalendarSheet } from '@/blocks/calendar/CalendarSheet'
import { PlayBar } from '@/blocks/draw/PlayBar'
import { ladderFields, ruleHereFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { INVITE } from '@/blocks/intent/intent'
import { usePrizeContent } from '@/blocks/play/usePrizeContent'
import { prizeWays } from '@/blocks/play/usePrizeActions'
import { RewardOutcome } from '@/blocks/rewardDialog/RewardOutcome'
import { drawSlice } from '@/features/draw'
import { useMessages } from '@/lib/i18n'
import type { ActivityPage } from '@/services/candle'
import { useCheckInShareCallbackMutation, useQueryCheckInBarrageQuery, useQueryCheckInPageQuery, type CheckInPage, type Signed } from './api'
import { HomeSkeleton } from './art/HomeSkeleton'
import * as S from './art/Home.styles'
import { Morning } from './art/Morning'
import { MorningHero } from './art/MorningHero'
import { MakeUpCard, StepsCard } from './cards'
import { checkInMessages } from './messages'
import { SIGN, useCheckIn, type CheckInActions, type CheckInData } from './useCheckIn'

export type HomeSectionData = Omit<CheckInPage, 'clock' | 'days' | 'makeUpWithin'> & CheckInData

const fields = { ...ladderFields, ...ruleHereFields }
type Props = SectionProps<HomeSectionData, typeof fields, CheckInActions>

export const page = homePage<ActivityPage & CheckInPage, HomeSectionData, typeof fields, CheckInActions>({
  usePage: useQueryCheckInPageQuery,
  useWinners: useQueryCheckInBarrageQuery,
  toData: ({ steps, streak, total, makeUpCards, inviter }): HomeSectionData => ({ steps, streak, total, makeUpCards, inviter, days: [], isSignedToday: false, stage: { step: 'idle' }, makeUpStage: { step: 'idle' }, isOwnLink: false }),
  useExtras: useCheckIn,
  extraActions: ['sign', 'closeSign', 'makeUp', 'closeMakeUp', ...prizeWays],
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: fields,
  useDefaults: () => {
    const { ladder, sign } = useMessages(checkInMessages)
    return { ladderTitle: ladder, buttonDesc: sign }
  },
  landing: '',
  useShareCallback: useCheckInShareCallbackMutation,
  useTexts: () => useMessages(checkInMessages),
  Hero: MorningHero,
  scene: <Morning />,
  Sections,
  SectionsSkeleton: HomeSkeleton,
  Action,
  slices: [drawSlice],
})

function Sections({ config, data, actions, invite }: Props) {
  const texts = useMessages(checkInMessages)
  const prizeContentOf = usePrizeContent(actions)
  const { steps, streak, total, makeUpCards, days, stage, makeUpStage, inviter, isOwnLink, isSignedToday, isLoggedIn, status } = data
  const isOpen = status === 'open'
  const shownDays = isLoggedIn ? days : asFuture(days, 'missed')
  const contentOf = (title: string) => (signed: Signed) => {
    if (!signed.prize) return texts.signedFor(signed.streak)
    const { reward, next } = prizeContentOf(signed.prize)
    return { title, reward: signed.hasHelped ? { ...reward, note: texts.helped } : reward, next, other: { label: texts.later } }
  }
  const streakInWords = (
    <>
      {texts.streak}
      <strong>{texts.days(streak)}</strong>
    </>
  )
  return (
    <>
      {isOwnLink && <S.Notice role="status">{texts.ownLink}</S.Notice>}
      {inviter && !isOwnLink && !isSignedToday && <S.Notice role="status">{texts.invitedBy(inviter)}</S.Notice>}
      <CalendarSheet
        title={isLoggedIn ? streakInWords : texts.loggedOut}
        extra={isLoggedIn && texts.total(total)}
        days={isOpen ? shownDays : asFuture(shownDays, 'today')}
        onMakeUp={isLoggedIn && isOpen && makeUpCards > 0 ? actions.makeUp : undefined}
      />
      <S.Gap />
      <StepsCard title={config.ladderTitle} steps={steps} total={total} isOpen={isOpen} onFillAddress={actions.fillAddress} />
      <MakeUpCard
        cards={isLoggedIn ? makeUpCards : undefined}
        hasMissed={isLoggedIn && isOpen && days.some(({ canMakeUp }) => canMakeUp)}
        step={makeUpStage.step}
        onMakeUp={actions.makeUp}
        onInvite={isOpen ? (invite ?? (() => actions.login(INVITE))) : undefined}
        onOpenHelpers={() => (isLoggedIn ? actions.open('invited-user-list') : actions.login('invited-user-list'))}
      />
      <RewardOutcome stage={stage} onClose={actions.closeSign} contentOf={contentOf(texts.won)} />
      <RewardOutcome stage={makeUpStage} onClose={actions.closeMakeUp} contentOf={contentOf(texts.madeUp)} />
    </>
  )
}

/** Sign in, today and once. */
function Action({ config, data: { status, isLoggedIn, isSignedToday, stage }, actions }: Props) {
  const { sign, login, tomorrow } = useMessages(checkInMessages)
  const isSigned = stage.step === 'settled' || (isLoggedIn && isSignedToday && stage.step === 'idle')
  return (
    <PlayBar
      status={status}
      step={stage.step}
      label={isSigned ? tomorrow : isLoggedIn ? config.buttonDesc || sign : login}
      image={isSigned ? '' : config.buttonImage}
      isInviting={!isSigned}
      isLocked={isSigned}
      onClick={isLoggedIn ? actions.sign : () => actions.login(SIGN)}
    />
  )
}
