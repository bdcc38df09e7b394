import styled from 'styled-components'
import { definePage } from '@/blocks/definePage'
import { QuizReview } from '@/blocks/quiz/QuizReview'
import { Burst } from '@/blocks/reward/Burst'
import { SecondButton, Way, Ways } from '@/blocks/result/ResultView.styles'
import { Ticket } from '@/blocks/result/Ticket'
import { quizSlice } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { Finish } from './art/Finish'
import { outcomeFields } from './config'
import { outcomeFixtures } from './fixtures'
import { challengeMessages } from './messages'
import { useOutcome } from './useOutcome'

const Place = styled.div`
  position: relative;
`

/** What a round came to: the reward, or which answers were wrong; and the ways on, to show it or to play again. */
const outcomePage = (kind: 'success' | 'fail') => {
  const hasPassed = kind === 'success'
  return definePage({
    kind: 'result',
    config: outcomeFields,
    slices: [quizSlice],
    fixtures: outcomeFixtures[kind],
    useDefaults: () => {
      const texts = useMessages(challengeMessages)
      return { title: texts[kind].title, ...(hasPassed && { buttonText: texts.success.show }) }
    },
    actionNames: ['goHome', 'share'],
    useLive: () => useOutcome(kind, hasPassed),
    View: ({ config: set, data: { outcome, isFresh, canShare }, actions }) => {
      const texts = useMessages(challengeMessages)
      const { reward, right, total, mistakes, chances } = outcome
      const title = set.title || texts[kind].title
      const home = { label: chances > 0 ? texts[kind].again(chances) : texts.home, onClick: actions.goHome }
      const share = { label: hasPassed ? texts.success.show : texts.fail.share, onClick: () => void actions.share() }
      const [first, second] = hasPassed || (chances === 0 && canShare) ? [share, home] : [home]
      return (
        <HeroFrame title={title} headline={title} picture={set.bgImage} hero={<Hero headline={title} headlineBox="title" subline={texts.score(right, total)} scene={<Finish hasPassed={hasPassed} />} />}>
          {reward && (
            <Place>
              <Ticket box="rewardText" name={set.rewardText || texts.rewardName(reward.name) || texts.rewardUnknown} note={texts.success.given} cents={reward.cents || null} stamp="" status="given" isArriving={isFresh} />
              {isFresh && <Burst />}
            </Place>
          )}
          <QuizReview mistakes={hasPassed ? [] : mistakes} />
          <Ways>
            <Way {...box('buttonText')}>
              <Button isBlock onClick={first.onClick}>
                {set.buttonText || first.label}
              </Button>
            </Way>
            {second && (
              <Way>
                <SecondButton isBlock kind="secondary" onClick={second.onClick}>
                  {second.label}
                </SecondButton>
              </Way>
            )}
          </Ways>
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
          <Ways aria-hidden>
            <Skeleton shape="pill" />
          </Ways>
        </HeroFrame>
      )
    },
  })
}

export const success = { page: outcomePage('success') }
export const fail = { page: outcomePage('fail') }
