import styled from 'styled-components'
import type { QuizMistake } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, wrapAtCommas } from '@/ui/theme'
import { quizMessages } from './messages'

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
  ${wrapAtCommas}
`

const Answer = styled.p<{ $isRight: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin-top: 0.375rem;
  color: ${({ $isRight }) => ($isRight ? neutral.success : neutral.danger)};
  font-size: ${fontSize.body};

  > span:first-child {
    flex: none;
    min-width: 5em;
    margin-right: 0.75rem;
    color: ${neutral.textSoft};
  }

  > span:last-child {
    flex: 1 1 5em;
    min-width: 0;
  }
`

/** Which questions were answered wrongly, and what is right: the server says so once a round is over. */
export function QuizReview({ mistakes }: { readonly mistakes: readonly QuizMistake[] }) {
  const { review, yours, right, none } = useMessages(quizMessages)
  if (mistakes.length === 0) return null
  return (
    <Card title={review}>
      <ol>
        {mistakes.map(({ question, chosen, right: answer }) => (
          <Item key={question}>
            <Question>{question}</Question>
            <Answer $isRight={false}>
              <span>{yours}</span>
              <span>{chosen || none}</span>
            </Answer>
            <Answer $isRight>
              <span>{right}</span>
              <span>{answer}</span>
            </Answer>
          </Item>
        ))}
      </ol>
    </Card>
  )
}
