import type { QuizAnswers } from '@/features/quiz'
import { progressOf } from './quizRound'

const questions = ['a', 'b', 'c'].map((id) => ({ id, text: id, image: '', options: [] }))
const round = { startedAt: 1_000_000, limitMs: 15_000, questions }
const at = (seconds: number) => round.startedAt + seconds * 1_000
const answered = (...seconds: readonly number[]) => Object.fromEntries(seconds.map((second, index) => [questions[index]?.id ?? '', { option: '1', at: at(second) }]))

type Case = readonly [what: string, answers: QuizAnswers, now: number, standing: readonly [index: number, left: number, isAnswered?: boolean]]

it.each([
  ['at the beginning', {}, 0, [0, 15]],
  ['a phone whose estimate of the server’s time is a little behind', {}, -1, [0, 15]],
  ['a while into the first', {}, 6, [0, 9]],
  ['the first answered after four seconds', answered(4), 6, [1, 13]],
  ['a reload long after: the second has run out, the third runs', answered(4), 21, [2, 13]],
  ['a question that has just been answered', answered(4), 3.8, [0, 0.2, true]],
  ['nothing answered', {}, 31, [2, 14]],
  ['the first run out, the second answered', { b: { option: '1', at: at(20) } }, 22, [2, 13]],
  ['an answer that claims to be later than its time', { a: { option: '1', at: at(500) } }, 16, [1, 14]],
  ['an answer that claims to be earlier than its question', { a: { option: '1', at: at(4) }, b: { option: '1', at: at(-100) } }, 5, [2, 14]],
] as readonly Case[])('%s', (_, answers, now, [index, left, isAnswered = false]) => expect(progressOf(round, answers, at(now))).toEqual({ index, msLeft: left * 1_000, isAnswered }))

it.each([
  ['all answered', answered(1, 2, 3), 3],
  ['all run out', {}, 45],
  ['the last run out', answered(1, 2), 17],
  ['a night later', answered(1), 30_000],
  ['no questions', null, 0],
] as const)('is over: %s', (_, answers, now) => expect(progressOf(answers ? round : { ...round, questions: [] }, answers ?? {}, at(now))).toBeNull())
