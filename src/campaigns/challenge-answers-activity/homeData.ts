import type { DrawStage } from '@/blocks/draw/useDraw'
import type { QuizAnswers } from '@/features/quiz'
import type { ChallengePage } from './api'

type Step = DrawStage<unknown>['step']

export type HomeOwn = ChallengePage & {
  readonly answers: QuizAnswers
  /** A round that is over, whatever the page call still says of it. */
  readonly closedRound: string | null
  readonly starting: Step
  readonly handing: Step
}

export type OwnActions = {
  readonly start: () => void
  readonly answer: (round: string, question: string, option: string, at: number) => void
  /** null: what came of those that were handed in is asked once more. */
  readonly handIn: (round: string | null) => void
}
