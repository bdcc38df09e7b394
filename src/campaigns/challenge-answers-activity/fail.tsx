import styled from 'styled-components'
import { definePage } from '@/blocks/definePage'
import { quizSlice } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { fontSize, neutral } from '@/ui/theme'
import { Finish } from './art/Finish'
import { failFields } from './config'
import { outcomeFixtures } from './fixtures'
import { challengeMessages } from './messages'
import { OutcomeSkeleton } from './OutcomeSkeleton'
import { useOutcome } from './useOutcome'
import { Way, Ways } from './Ways'

const Item = styled.li`
  padding: 0.875rem 0;
  line-height: 1.5;

  & + & {
    border-top: 1px solid ${neutral.line};
  }

  &:first-child {
    padding-top: 0;
  }
`

const Question = styled.p`
  font-size: ${fontSize.base};
  font-weight: 600;
`

const Answer = styled.p<{ $isRight: boolean }>`
  display: flex;
  margin-top: 0.375rem;
  color: ${({ $isRight }) => ($isRight ? neutral.success : neutral.danger)};
  font-size: ${fontSize.body};

  > span:first-child {
    flex: none;
    min-width: 5em;
    margin-right: 0.75rem;
    color: ${neutral.textSoft};
  }
`

/** Which were wrong, with the right answers, and one more try. */
export const page = definePage({
  kind: 'result',
  config: failFields,
  slices: [quizSlice],
  fixtures: outcomeFixtures.fail,
  useDefaults: () => ({ title: useMessages(challengeMessages).fail.title }),
  actionNames: ['goHome', 'share'],
  useLive: () => useOutcome('fail', false),
  View: ({ config: set, data: { outcome, canShare }, actions }) => {
    const { fail } = useMessages(challengeMessages)
    const { right, total, mistakes, chances } = outcome
    const title = set.title || fail.title
    const shares = chances === 0 && canShare
    return (
      <HeroFrame title={title} headline={title} picture={set.bgImage} hero={<Hero headline={title} headlineBox="title" subline={fail.score(right, total)} scene={<Finish hasPassed={false} />} />}>
        {mistakes.length > 0 && (
          <Card title={fail.review}>
            <ol>
              {mistakes.map(({ question, chosen, right: answer }) => (
                <Item key={question}>
                  <Question>{question}</Question>
                  <Answer $isRight={false}>
                    <span>{fail.yours}</span>
                    <span>{chosen || fail.none}</span>
                  </Answer>
                  <Answer $isRight>
                    <span>{fail.right}</span>
                    <span>{answer}</span>
                  </Answer>
                </Item>
              ))}
            </ol>
          </Card>
        )}
        <Ways>
          <Way {...box('buttonText')}>
            <Button isBlock onClick={() => void (shares ? actions.share() : actions.goHome())}>
              {set.buttonText || (shares ? fail.share : chances > 0 ? fail.again(chances) : fail.home)}
            </Button>
          </Way>
          {shares && (
            <Way>
              <Button isBlock kind="text" onClick={actions.goHome}>
                {fail.home}
              </Button>
            </Way>
          )}
        </Ways>
      </HeroFrame>
    )
  },
  Skeleton: () => <OutcomeSkeleton hasPassed={false} title={useMessages(challengeMessages).fail.title} />,
})
