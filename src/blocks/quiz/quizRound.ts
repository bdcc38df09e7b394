import type { QuizAnswers } from '@/features/quiz'

export type QuizOption = { readonly id: string; readonly text: string }
export type QuizQuestion = { readonly id: string; readonly text: string; readonly image: string; readonly options: readonly QuizOption[] }

/** A round that is under way: the questions in their order, without the right answers, which only the backend knows before the end. */
export type QuizRound = {
  readonly id: string
  /** By the server's clock, epoch ms. */
  readonly startedAt: number
  /** For each question (ms). */
  readonly limitMs: number
  readonly questions: readonly QuizQuestion[]
}

/** An answered question is shown so long, with what was chosen, before the next one's time begins (ms): a second tap hits nothing. */
export const SHOWN_ANSWERED_MS = 450

/** The question that is shown, from 0, and what is left of its time (ms); of one that is answered until the next one comes. */
export type QuizProgress = { readonly index: number; readonly msLeft: number; readonly isAnswered: boolean }

/**
 * Where a round stands: each question begins when the one before was put away, or when its time was up, which nothing stops. Null once it is
 * over. `now` is the server's; before the beginning the first question has all its time, and an answer never counts as later than its time.
 */
export function progressOf({ startedAt, limitMs, questions }: Pick<QuizRound, 'startedAt' | 'limitMs' | 'questions'>, answers: QuizAnswers, now: number): QuizProgress | null {
  let begin = startedAt
  for (const [index, { id }] of questions.entries()) {
    const answered = answers[id]
    const end = answered ? Math.min(Math.max(answered.at, begin), begin + limitMs) : begin + limitMs
    if (now < end) return { index, msLeft: Math.min(limitMs, end - now), isAnswered: answered !== undefined }
    begin = end
  }
  return null
}
