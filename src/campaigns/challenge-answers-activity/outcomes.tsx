import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { definePage, type LivePage } from '@/blocks/definePage'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { QuizReview } from '@/blocks/quiz/QuizReview'
import { useOwnQuiz } from '@/blocks/quiz/useQuiz'
import { OutcomeWays, OutcomeWaysSkeleton } from '@/blocks/result/OutcomeWays'
import { Ticket } from '@/blocks/result/Ticket'
import { Burst } from '@/blocks/rewardDialog/Burst'
import { useCampaignShare } from '@/blocks/share/useCampaignShare'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { quizSlice, type QuizOutcome } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { useGateHold } from '@/lib/page/gateHold'
import { buttonText, image, text } from '@/lib/pageConfig'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { useChallengeShareCallbackMutation, useQueryChallengePageQuery } from './api'
import { Finish } from './art/Finish'
import { outcomeFixtures } from './fixtures'
import { challengeMessages } from './messages'

export type OutcomeData = {
  readonly outcome: QuizOutcome
  /** The answers were judged just now. */
  readonly isFresh: boolean
  /** A share gives one more chance today. */
  readonly canShare: boolean
}

type OutcomeActions = { readonly goHome: () => void; readonly share: () => unknown }

/** Who has not passed has no reward. */
const fields = { bgImage: image('背景图（覆盖默认插画）'), title: text('标题'), buttonText: buttonText('按钮文字'), rewardText: text('奖励名称') }

/** What a round came to: the reward, and which answers were wrong; and the ways on, to show it or to play again. */
const outcomePage = (kind: 'success' | 'fail') => {
  const hasPassed = kind === 'success'
  return definePage({
    kind: 'result',
    config: fields,
    slices: [quizSlice],
    fixtures: outcomeFixtures[kind],
    useDefaults: () => {
      const texts = useMessages(challengeMessages)
      return { title: texts[kind].title, ...(hasPassed && { buttonText: texts.success.show }) }
    },
    actionNames: ['goHome', 'share'],
    useLive: () => useOutcome(kind),
    View: ({ config: set, data: { outcome, isFresh, canShare }, actions }) => {
      const texts = useMessages(challengeMessages)
      const { reward, right, total, mistakes, chances } = outcome
      const title = set.title || texts[kind].title
      const home = { label: chances > 0 ? texts[kind].again(chances) : texts.home, onClick: actions.goHome }
      const share = { label: hasPassed ? texts.success.show : texts.fail.share, onClick: actions.share }
      const [first, second] = hasPassed || (chances === 0 && canShare) ? [share, home] : [home]
      const hasDetails = hasPassed ? reward !== null : mistakes.length > 0
      return (
        <HeroFrame title={title} headline={title} picture={set.bgImage} hero={<Hero headline={title} headlineBox="title" subline={texts.score(right, total)} scene={<Finish hasPassed={hasPassed} />} />}>
          {reward && (
            <div style={{ position: 'relative', marginBottom: mistakes.length > 0 ? '0.75rem' : 0 }}>
              <Ticket box="rewardText" name={set.rewardText || texts.rewardName(reward.name) || texts.rewardUnknown} note={texts.success.given} cents={reward.cents || null} stamp="" status="given" isArriving={isFresh} />
              {isFresh && <Burst />}
            </div>
          )}
          {/* Something lies over the edge of the picture. */}
          {!hasDetails && (
            <Card>
              <StatePanel role="status" heading="h2" title={texts[kind].none} />
            </Card>
          )}
          <QuizReview mistakes={mistakes} />
          <OutcomeWays first={{ ...first, label: set.buttonText || first.label, box: 'buttonText' }} second={second} />
        </HeroFrame>
      )
    },
    Skeleton: () => {
      const { title } = useMessages(challengeMessages)[kind]
      return (
        <HeroFrame title={title} picture="" hero={<Hero headline={title} subline={'\u00a0'} scene={<Finish hasPassed={hasPassed} />} />}>
          <SkeletonScreen>
            <Card>
              <Skeleton shape="block" height={hasPassed ? '4rem' : '12rem'} />
            </Card>
          </SkeletonScreen>
          <OutcomeWaysSkeleton hasSecond={false} />
        </HeroFrame>
      )
    },
  })
}

export const success = { page: outcomePage('success') }
export const fail = { page: outcomePage('fail') }

/** What the round came to. A user without this round, or with another one, is led to the home. */
function useOutcome(configKey: 'success' | 'fail'): LivePage<OutcomeData, OutcomeActions> {
  // oxlint-disable-next-line react/hooks -- handed to the block that calls it
  const { page, request } = useActivityPage(useQueryChallengePageQuery)
  const { outcome } = useOwnQuiz(request)
  const { state } = useLocation()
  const isComeBackTo = useNavigationType() === NavigationType.Pop
  const { open } = useCampaignNavigate()
  const { card, success } = useMessages(challengeMessages)
  const words = outcome?.hasPassed ? { ...card, title: success.cardTitle(outcome.right, outcome.total) } : card
  // oxlint-disable-next-line react/hooks -- as above
  const { share } = useCampaignShare({ page, landing: '', words, useShareCallback: useChallengeShareCallbackMutation })

  const isHere = outcome?.hasPassed === (configKey === 'success')
  // What a round brought is seen, also where the activity is over by now.
  useGateHold(isHere)
  const goHome = () => open('', { replace: true })
  const leave = useEffectEvent(goHome)
  useEffect(() => {
    if (!isHere) leave()
  }, [isHere])

  if (!isHere) return { status: 'loading' }
  const isFresh = !isComeBackTo && (state as { readonly isFresh?: unknown } | null)?.isFresh === true
  return {
    status: 'ready',
    rawConfig: pageConfigOf(page?.pageConfigs, configKey),
    data: { outcome: { ...outcome, chances: page?.isAllAchieved ? 0 : (page?.chances ?? outcome.chances) }, isFresh, canShare: page?.isAllAchieved !== true && (page?.canShare ?? false) },
    actions: { goHome, share: () => share() },
  }
}
