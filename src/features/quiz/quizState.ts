/** What was chosen, and when its question was put away, by the server's clock (epoch ms). */
export type QuizAnswer = { readonly option: string; readonly at: number }

/** By question. One that was not answered in its time is not there. */
export type QuizAnswers = Readonly<Record<string, QuizAnswer>>

/** A question that was answered wrongly, or not at all (`chosen` is ''). */
export type QuizMistake = { readonly question: string; readonly chosen: string; readonly right: string }

/** What the backend made of a round. */
export type QuizOutcome = {
  readonly hasPassed: boolean
  readonly right: number
  readonly total: number
  /** Where one was given. */
  readonly reward: { readonly name: string; readonly cents: number } | null
  readonly mistakes: readonly QuizMistake[]
  /** How often the user may still take part. */
  readonly chances: number
}

export type QuizState = {
  /** Activity and user: one's answers are not another's. */
  readonly owner: string | null
  readonly roundId: string | null
  readonly answers: QuizAnswers
  /** The backend has refused the answers: the round is not shown again. */
  readonly isRefused: boolean
  readonly outcome: QuizOutcome | null
}

export const noQuiz: QuizState = { owner: null, roundId: null, answers: {}, isRefused: false, outcome: null }
