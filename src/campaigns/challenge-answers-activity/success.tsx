import styled from 'styled-components'
import { definePage } from '@/blocks/definePage'
import { Burst } from '@/blocks/reward/Burst'
import { Ticket } from '@/blocks/result/Ticket'
import { quizSlice } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { Hero } from '@/ui/layout/Hero'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { Finish } from './art/Finish'
import { successFields } from './config'
import { outcomeFixtures } from './fixtures'
import { challengeMessages } from './messages'
import { OutcomeSkeleton } from './OutcomeSkeleton'
import { useOutcome } from './useOutcome'
import { Way, Ways } from './Ways'

const Place = styled.div`
  position: relative;
`

/** What passing gave, and two ways on: to show it, and to play again. */
export const page = definePage({
  kind: 'result',
  config: successFields,
  slices: [quizSlice],
  fixtures: outcomeFixtures.success,
  useDefaults: () => {
    const { success } = useMessages(challengeMessages)
    return { title: success.title, buttonText: success.show }
  },
  actionNames: ['goHome', 'share'],
  useLive: () => useOutcome('success', true),
  View: ({ config: set, data: { outcome, isFresh }, actions }) => {
    const { success, rewardUnknown } = useMessages(challengeMessages)
    const { reward, right, total, chances } = outcome
    const title = set.title || success.title
    return (
      <HeroFrame title={title} headline={title} picture={set.bgImage} hero={<Hero headline={title} headlineBox="title" subline={success.score(right, total)} scene={<Finish hasPassed />} />}>
        {reward && (
          <Place>
            <Ticket box="rewardText" name={set.rewardText || reward.name || rewardUnknown} note={success.given} cents={reward.cents || null} stamp="" status="given" isArriving={isFresh} />
            {isFresh && <Burst />}
          </Place>
        )}
        <Ways>
          <Way {...box('buttonText')}>
            <Button isBlock onClick={() => void actions.share()}>
              {set.buttonText || success.show}
            </Button>
          </Way>
          <Way>
            <Button isBlock kind="secondary" onClick={actions.goHome}>
              {chances > 0 ? success.again(chances) : success.home}
            </Button>
          </Way>
        </Ways>
      </HeroFrame>
    )
  },
  Skeleton: () => <OutcomeSkeleton hasPassed title={useMessages(challengeMessages).success.title} />,
})
