import type { InferInput } from 'valibot'
import { inviteCodeOf, KNOWN_PHONES, toMobileMask, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { mockAction, mockList, mockShareCallback } from '@/mocks/calls/mockCalls'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { inviterName, inviterOf, keepByUser } from '@/mocks/users'
import type { givenReply } from './api'
import { campaign } from './index'

type GivenAnswer = InferInput<typeof givenReply>
type Helper = { readonly id: string; readonly mobileMask: string }
type Kept = { readonly roundId: string; isReceived: boolean; readonly beginTime: string; readonly endTime: string; readonly helpers: Helper[] }

const RULE = { goal: 5, rewardName: '打车券', amount: 2000 }
const ROUND_HOURS = 24
const THANKS = 200
const RULE_TEXT = '<h3>怎么参加</h3><p>发起助力并分享给好友，24小时内坐满5位好友，得<strong>¥20打车券</strong>。</p><h3>谁能助力</h3><p>每位好友只能为你助力1次，助力成功也得打车券。</p>'

const guests = ['138****5678', '159****0021', '186****7702', '177****3310', '150****9090'].map((mobileMask, at) => ({ id: `guest-${at}`, mobileMask }))

/** Newest first. One user has three helpers and six hours to go, and two rounds behind; another one a full round. */
const roundsOf = keepByUser('helperRounds', (): Kept[] => [], ({ clock }) => {
  const round = (roundId: string, hoursAgo: number, helpers: readonly Helper[], isReceived = false): Kept => ({ roundId, isReceived, beginTime: clock.shift({ hours: -hoursAgo }), endTime: clock.shift({ hours: ROUND_HOURS - hoursAgo }), helpers: [...helpers] })
  return {
    [KNOWN_PHONES.passenger]: [round('round-3', 18, guests.slice(0, 3)), round('round-2', 70, guests, true), round('round-1', 120, guests.slice(0, 1))],
    [KNOWN_PHONES.rewarded]: [round('round-4', 4, guests)],
  }
})
const made = keepAnswers<GivenAnswer>('helperGiven')

const isFull = ({ helpers }: Kept): boolean => helpers.length >= RULE.goal

function statusOf(round: Kept, { clock }: EndpointContext): 1 | 2 | 3 | 4 {
  if (round.isReceived) return 3
  if (isFull(round)) return 2
  return round.endTime <= clock.now() ? 4 : 1
}

const rowOf = (round: Kept, context: EndpointContext) => ({ roundId: round.roundId, status: statusOf(round, context), ...RULE, beginTime: round.beginTime, endTime: round.endTime, helpers: round.helpers })

/** The newest round, or another one where it is over. */
function begin(account: Account, context: EndpointContext): Kept {
  const own = roundsOf(account, context)
  if (own[0] && statusOf(own[0], context) <= 2) return own[0]
  own.unshift({ roundId: `round-${account.uid}-${own.length + 1}`, isReceived: false, beginTime: context.clock.now(), endTime: context.clock.shift({ hours: ROUND_HOURS }), helpers: [] })
  return own[0] as Kept
}

const hasHelped = (owner: Account, context: EndpointContext): boolean => roundsOf(owner, context).some(({ helpers }) => helpers.some(({ id }) => id === context.account?.uid))

/** Whose face the page has, and what is left to do. */
function faceOf(context: EndpointContext) {
  const { account } = context
  const owner = inviterOf(context)
  const whose = owner ?? account
  const round = whose && (roundsOf(whose, context)[0] ?? begin(whose, context))
  const own = ['', account && inviteCodeOf(account)].includes(textOf(context, 'promotorCode')) ? 1 : 5
  const left = round ? ([1, 3, 3, 4] as const)[statusOf(round, context) - 1] : 4
  return { role: owner ? 2 : 1, assistState: !owner ? own : hasHelped(owner, context) ? 2 : left, owner: inviterName(context), round: round ? rowOf(round, context) : null } as const
}

const given = (context: EndpointContext, amount: number, missing: number): GivenAnswer => ({ missing, reward: { rewardName: RULE.rewardName, amount, expireTime: context.clock.shift({ days: 30 }) } })

function assist(context: EndpointContext): GivenAnswer {
  const { uid, mobile } = callerOf(context)
  const owner = inviterOf(context)
  if (!owner) throw new Refusal(-196965, undefined, '不能接受自己的邀请哦')
  if (hasHelped(owner, context)) throw new Refusal(-196202, undefined, '你已助力过')
  const round = roundsOf(owner, context)[0]
  if (!round || statusOf(round, context) === 4) throw new Refusal(-196965, undefined, '这一轮助力已结束')
  if (isFull(round)) throw new Refusal(-196251, undefined, '来晚了，座位已坐满')
  round.helpers.push({ id: uid, mobileMask: toMobileMask(mobile) })
  return given(context, THANKS, RULE.goal - round.helpers.length)
}

function receive(context: EndpointContext): GivenAnswer {
  const round = roundsOf(callerOf(context), context)[0]
  if (!round || !isFull(round)) throw new Refusal(-196965)
  if (round.isReceived) throw new Refusal(-196202)
  round.isReceived = true
  return given(context, RULE.amount, 0)
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '好友助力', inviteType: 1, rewardRule: RULE, pageConfig: { homePageConfig: { ruleContent: RULE_TEXT } }, loginPage: { title: '好友助力 免费打车' } },
  endpoints: [
    mockPage('queryHelperPage', { rest: faceOf }, (pageOf) => ({
      seatsFull: (context) => ({ ...pageOf(context), role: 1, round: { roundId: 'full', status: 2, ...RULE, helpers: guests } }),
      roundOver: (context) => ({ ...pageOf(context), role: 1, round: { roundId: 'over', status: 4, ...RULE, helpers: [] } }),
    })),
    mockIdempotent('helperAssist', made, assist),
    mockIdempotent('receiveHelperReward', made, receive),
    mockAction('startHelperRound', (context) => ({ roundId: begin(callerOf(context), context).roundId })),
    mockList('queryHelperRecordList', (account, context) => roundsOf(account, context).map((round) => rowOf(round, context)), (index, { clock }) => ({ roundId: `many-${index + 1}`, status: 3, ...RULE, beginTime: clock.shift({ days: -index }), helpers: [] })),
    mockShareCallback('helperShareCallback'),
  ],
})
