import type { InferOutput } from 'valibot'
import { parseQuizRound, quizRoundPart, startQuiz, submitQuiz } from '@/blocks/quiz/calls'
import type { QuizRound } from '@/blocks/quiz/quizRound'
import { optionalCents, count, flag, text } from '@/lib/reply/fields'
import { startClock, type ServerClock } from '@/lib/time/serverClock'
import { activityPageReply, chanceEntries, injectCalls, page, parseChances, shareCallback, type Chances } from '@/services/candle'

const pageReply = activityPageReply(
  {
    rewardRule: { questionCount: count, secondsEach: count, passCount: count, rewardName: text, rewardAmount: optionalCents },
    stat: { ...chanceEntries, isAllAchieved: flag, round: quizRoundPart },
  },
  {},
)

/** What a round is about: how many questions, how long each, how many must be right, and what for. 0 and '' where it is not said. */
export type Challenge = { readonly questions: number; readonly seconds: number; readonly passAt: number; readonly reward: string; readonly cents: number }

export type ChallengePage = Chances & {
  readonly challenge: Challenge
  readonly isAllAchieved: boolean
  readonly round: QuizRound | undefined
  readonly clock: ServerClock | undefined
}

const parsePage = ({ activityInfo: { rewardRule: rule }, stat, serverTime }: InferOutput<typeof pageReply>): ChallengePage => ({
  challenge: { questions: rule?.questionCount ?? 0, seconds: rule?.secondsEach ?? 0, passAt: rule?.passCount ?? 0, reward: rule?.rewardName ?? '', cents: rule?.rewardAmount ?? 0 },
  ...parseChances(stat),
  isAllAchieved: stat?.isAllAchieved ?? false,
  round: parseQuizRound(stat?.round ?? null),
  clock: startClock(serverTime),
})

const refreshes = ['queryChallengePage']

export const challengeApi = injectCalls({
  queryChallengePage: page({ reply: pageReply, parse: parsePage }),
  startChallenge: startQuiz(refreshes),
  submitChallengeAnswers: submitQuiz(refreshes),
  challengeShareCallback: shareCallback({ refreshes }),
})

export const { useQueryChallengePageQuery, useStartChallengeMutation, useSubmitChallengeAnswersMutation, useChallengeShareCallbackMutation } = challengeApi
