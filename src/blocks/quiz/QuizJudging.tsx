import styled from 'styled-components'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { useMessages } from '@/lib/i18n'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Spinner } from '@/ui/form/Button.styles'
import { PageFrame } from '@/ui/layout/PageFrame'
import { themed } from '@/ui/theme'
import { QuizHead } from './QuizHead'
import { quizMessages } from './messages'
import * as S from './QuizScreen.styles'

/** Where letters are large, its words need more room than the panel leaves them; its button stays in the card. */
const Wide = styled(S.Sheet)`
  > section {
    max-width: none;
    margin: 0 min(0px, 5vw - 1rem);
  }

  button {
    width: calc(100% - max(0px, 2rem - 32px));
    margin: 0 max(0px, 1rem - 16px);
  }
`

const Waiting = styled(Spinner)`
  position: static;
  display: block;
  width: 3rem;
  height: 3rem;
  margin: 0 auto;
  color: ${themed('primary')};
`

type JudgingProps = { readonly sending: DrawStage<unknown>['step']; readonly onAsk: () => void }

/** In place of a question once the last one is over. */
export function Judging({ sending, onAsk }: JudgingProps) {
  const messages = useMessages(quizMessages)
  return (
    <Wide>
      {sending === 'unknown' ? (
        <StatePanel role="alert" title={messages.unknown} text={messages.unknownText} action={{ label: messages.ask, onClick: onAsk }} />
      ) : (
        <StatePanel role="status" art={<Waiting aria-hidden />} title={messages.judging} text={messages.judgingText} />
      )}
    </Wide>
  )
}

/** The answers are with the server, which knows of no round under way any more and has not said yet what it came to. */
export function QuizJudging({ total, ...judging }: JudgingProps & { readonly total: number }) {
  return (
    <PageFrame hero={<QuizHead at={total} total={total} />}>
      <Judging {...judging} />
    </PageFrame>
  )
}
