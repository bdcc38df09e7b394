import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { keepByUser, keepChances } from '@/mocks/users'
import { campaign } from './index'

const RULE = { questionCount: 5, secondsEach: 15, passCount: 4, rewardName: '打车券', rewardAmount: 1000 }
const CHANCES_A_DAY = 2
const REWARDS_IN_ALL = 2
/** For answers on their way. */
const GRACE_MS = 60_000

/** The right one is the last number; no reply has it before the round is over. */
const QUESTIONS = [
  ['驾车时连续行驶多久，必须停车休息？', ['2小时', '4小时', '6小时', '8小时'], 2],
  ['后排乘客也需要系安全带吗？', ['仅高速需要', '不需要', '需要'], 3],
  ['下车开门之前，先做什么？', ['拿好行李', '看后方来车', '和司机道别'], 2],
  ['把物品忘在车上了，最快怎么找回？', ['在订单里联系司机', '在路边等', '发朋友圈'], 1],
  ['夜间乘车，哪个做法更安全？', ['坐副驾驶座', '不核对车牌', '把行程分享给家人'], 3],
] as const

type Mine = { day: string; used: number; rewards: number; round: { roundId: string; startTime: string } | null }

const kept = keepByUser('challenge', (): Mine => ({ day: '', used: 0, rewards: 0, round: null }))
const starts = keepAnswers<{ roundId: string }>('challengeStarts')
const judged = keepAnswers<object>('challengeAnswers')

function mineOf(context: EndpointContext): Mine {
  const mine = kept(callerOf(context), context)
  const today = context.clock.today()
  if (mine.day !== today) Object.assign(mine, { day: today, used: 0 })
  const endsAt = (parseShanghaiTime(mine.round?.startTime ?? '') ?? 0) + RULE.questionCount * RULE.secondsEach * 1_000 + GRACE_MS
  if (mine.round && context.clock.milliseconds() > endsAt) mine.round = null
  return mine
}

const chances = keepChances('challengeShares', CHANCES_A_DAY, (context) => mineOf(context).used)

const questions = QUESTIONS.map(([title, options], index) => ({ id: `q${index + 1}`, title, imgUrl: '', options: options.map((text, at) => ({ id: String(at + 1), text })) }))

function begin(context: EndpointContext): { roundId: string } {
  const mine = mineOf(context)
  if (mine.round) return { roundId: mine.round.roundId }
  if (mine.rewards >= REWARDS_IN_ALL) throw new Refusal(-196750)
  if (chances.left(context) === 0) throw new Refusal(-196754)
  mine.used += 1
  mine.round = { roundId: context.state.random('challenge').text('0123456789', 10), startTime: formatShanghaiTime(context.clock.milliseconds()) }
  return { roundId: mine.round.roundId }
}

function judge(context: EndpointContext, passes?: boolean): object {
  const mine = mineOf(context)
  // A round whose time is up is judged by nothing.
  const isOpen = mine.round !== null && mine.round.roundId === textOf(context, 'roundId')
  const sent = (isOpen && Array.isArray(context.params['answers']) ? context.params['answers'] : []) as readonly { questionId?: string; optionId?: string }[]
  const chosenOf = (id: string): string => sent.find(({ questionId }) => questionId === id)?.optionId ?? ''
  const mistakes = QUESTIONS.flatMap(([question, options, right], index) => {
    const chosen = chosenOf(`q${index + 1}`)
    return passes ?? chosen === String(right) ? [] : [{ question, chosen: options[Number(chosen) - 1] ?? '', right: options[right - 1] }]
  })
  const pass = QUESTIONS.length - mistakes.length >= RULE.passCount
  const isRewarded = pass && mine.rewards < REWARDS_IN_ALL
  if (isRewarded) mine.rewards += 1
  if (isOpen) mine.round = null
  return { pass, rightCount: QUESTIONS.length - mistakes.length, total: QUESTIONS.length, reward: isRewarded ? { rewardName: RULE.rewardName, amount: RULE.rewardAmount } : null, mistakes, chanceLeft: chances.left(context) }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '答题闯关', inviteType: 1, rewardRule: RULE, loginPage: { title: '答题闯关' } },
  endpoints: [
    mockPage('queryChallengePage', {
      stat: (_, context) => {
        const mine = mineOf(context)
        return { ...chances.stat(context), isAllAchieved: mine.rewards >= REWARDS_IN_ALL ? 1 : 0, round: mine.round && { ...mine.round, secondsEach: RULE.secondsEach, questions } }
      },
    }),
    mockIdempotent('startChallenge', starts, begin, {}, { noChance: [-196754], allAchieved: [-196750], risk: [-196606] }),
    mockIdempotent('submitChallengeAnswers', judged, judge, { passed: (context) => judged.make(context, (at) => judge(at, true)), notPassed: (context) => judged.make(context, (at) => judge(at, false)) }, { risk: [-196606] }),
    chances.shareCallback('challengeShareCallback'),
  ],
})
