import type { InferOutput } from 'valibot'
import { drawCall } from '@/blocks/draw/drawCall'
import type { QuizRound } from '@/blocks/quiz/quizRound'
import type { HandedIn } from '@/blocks/quiz/useQuiz'
import type { QuizOutcome } from '@/features/quiz'
import { jsonObject } from '@/lib/jsonObject'
import { centsIfAny, count, flag, part, strictCount, strictFlag, strictText, words } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { startClock, type ServerClock } from '@/lib/time/serverClock'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { action, activityPageReply, injectCalls, page, shareCallback } from '@/services/candle'

const questionReply = jsonObject({ id: strictText, title: words, imgUrl: words, options: rows(jsonObject({ id: strictText, text: words })) })

/** A round that has begun and was not handed in; the right answers are in none of these replies. */
const roundReply = part({ roundId: strictText, startTime: strictText, secondsEach: strictCount, questions: rows(questionReply) })

const pageReply = activityPageReply(
  {
    rewardRule: { questionCount: count, secondsEach: count, passCount: count, rewardName: words, rewardAmount: centsIfAny },
    stat: { chanceLeft: count, canShareForChance: flag, isAllAchieved: flag, round: roundReply },
  },
  {},
)

const outcomeReply = jsonObject({
  pass: strictFlag,
  rightCount: count,
  total: count,
  reward: part({ rewardName: words, amount: centsIfAny }),
  mistakes: rows(jsonObject({ question: words, chosen: words, right: words })),
  chanceLeft: count,
})

/** What a round is about: how many questions, how long each, how many must be right, and what for. 0 and '' where it is not said. */
export type Challenge = { readonly questions: number; readonly seconds: number; readonly passAt: number; readonly reward: string; readonly cents: number }

export type ChallengePage = {
  readonly challenge: Challenge
  /** Undefined for a user who is not logged in. */
  readonly chances: number | undefined
  readonly canShare: boolean
  readonly isAllAchieved: boolean
  readonly round: QuizRound | undefined
  readonly clock: ServerClock | undefined
}

/** A round of which it is not known when it began, or that asks nothing, cannot be played. */
function parseRound(sent: InferOutput<typeof roundReply>): QuizRound | undefined {
  const startedAt = parseShanghaiTime(sent?.startTime ?? '')
  if (!sent || startedAt === undefined || sent.questions.length === 0) return undefined
  return { id: sent.roundId, startedAt, limitMs: sent.secondsEach * 1_000, questions: sent.questions.map(({ id, title, imgUrl, options }) => ({ id, text: title, image: imgUrl, options })) }
}

const parseOutcome = ({ pass, rightCount, total, reward, mistakes, chanceLeft }: InferOutput<typeof outcomeReply>): QuizOutcome => ({
  hasPassed: pass,
  right: rightCount,
  total,
  reward: reward && { name: reward.rewardName, cents: reward.amount },
  mistakes,
  chances: chanceLeft,
})

const refreshes = ['queryChallengePage']

export const { useQueryChallengePageQuery, useStartChallengeMutation, useSubmitChallengeAnswersMutation, useChallengeShareCallbackMutation } = injectCalls({
  queryChallengePage: page({
    reply: pageReply,
    parse: ({ activityInfo: { rewardRule }, stat, serverTime }): ChallengePage => ({
      challenge: { questions: rewardRule?.questionCount ?? 0, seconds: rewardRule?.secondsEach ?? 0, passAt: rewardRule?.passCount ?? 0, reward: rewardRule?.rewardName ?? '', cents: rewardRule?.rewardAmount ?? 0 },
      chances: stat?.chanceLeft,
      canShare: stat?.canShareForChance ?? false,
      isAllAchieved: stat?.isAllAchieved ?? false,
      round: parseRound(stat?.round ?? null),
      clock: startClock(serverTime),
    }),
  }),
  startChallenge: action({ ...drawCall(), reply: jsonObject({ roundId: strictText }), parse: ({ roundId }) => roundId, refreshes }),
  submitChallengeAnswers: action({ ...drawCall(), reply: outcomeReply, parse: parseOutcome, send: (answers: HandedIn) => answers, refreshes }),
  challengeShareCallback: shareCallback({ refreshes }),
})
