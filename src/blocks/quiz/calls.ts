import type { InferOutput } from 'valibot'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import type { QuizOutcome } from '@/features/quiz'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, count, optionalObject, strictPositiveCount, strictFlag, strictText, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { action } from '@/services/candle'
import type { QuizRound } from './quizRound'
import type { HandedIn } from './useQuiz'

const questionReply = jsonObject({ id: strictText, title: text, imgUrl: text, options: rows(jsonObject({ id: strictText, text })) })

/** In a page call's `stat`: a round that has begun and was not handed in. The right answers are in no reply before its end. */
export const quizRoundPart = optionalObject({ roundId: strictText, startTime: strictText, secondsEach: strictPositiveCount, questions: rows(questionReply) })

/** A round of which it is not known when it began, or that asks nothing, cannot be played. */
export function parseQuizRound(sent: InferOutput<typeof quizRoundPart>): QuizRound | undefined {
  const startedAt = parseShanghaiTime(sent?.startTime ?? '')
  if (!sent || startedAt === undefined || sent.questions.length === 0) return undefined
  return { id: sent.roundId, startedAt, limitMs: sent.secondsEach * 1_000, questions: sent.questions.map(({ id, title, imgUrl, options }) => ({ id, text: title, image: imgUrl, options })) }
}

const outcomeReply = jsonObject({
  pass: strictFlag,
  rightCount: count,
  total: count,
  reward: optionalObject({ rewardName: text, amount: optionalCents }),
  mistakes: rows(jsonObject({ question: text, chosen: text, right: text })),
  chanceLeft: count,
})

const parseOutcome = ({ pass, rightCount, total, reward, mistakes, chanceLeft }: InferOutput<typeof outcomeReply>): QuizOutcome => ({
  hasPassed: pass,
  right: rightCount,
  total,
  reward: reward && { name: reward.rewardName, cents: reward.amount },
  mistakes,
  chances: chanceLeft,
})

/** A campaign's call that begins a round: `startX: startQuiz(['queryXPage'])`; the page call that it names tells of the round. */
export const startQuiz = (refreshes: readonly string[]) => action({ ...drawCallOptions(), reply: jsonObject({ roundId: strictText }), parse: ({ roundId }) => roundId, refreshes })

/** The one that hands the answers in. */
export const submitQuiz = (refreshes: readonly string[]) => action({ ...drawCallOptions(), reply: outcomeReply, parse: parseOutcome, send: (answers: HandedIn) => answers, refreshes })
