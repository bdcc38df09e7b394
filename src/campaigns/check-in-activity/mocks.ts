import type { InferInput } from 'valibot'
import { dayAfter, daysBetween } from '@/lib/time/days'
import { KNOWN_PHONES, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { activityOf, callerOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { accountRow, inviteRowOf } from '@/mocks/seeds/inviteSeed'
import { keepAddresses, mockAddress } from '@/mocks/calls/mockAddress'
import { mockList, mockShareCallback, mockWinners } from '@/mocks/calls/mockCalls'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { inviteAt } from '@/mocks/seeds/sampleRows'
import { inviterName, inviterOf, keepByUser } from '@/mocks/users'
import type { signedReply } from './api/checkIn'
import { campaign } from './index'

type SignAnswer = InferInput<typeof signedReply>
type Signs = { readonly days: Record<string, 'signed' | 'madeUp'>; cards: number; /** Friends who signed in by the user's link. */ readonly helpers: Parameters<typeof inviteRowOf>[0][] }

/** What each day of a week gives (cents), and what so many of them in a week give instead. */
const DAILY = [50, 50, 80, 50, 100, 50, 200]
const STEPS = [[3, '打车券', 2, 200], [5, '打车券', 2, 500], [7, '车载香薰', 3, 0]] as const
const GOODS = 'checkin-goods'
const RULE = { makeUpWithin: 3 }
const RULE_TEXT = '<h3>怎么签到</h3><p>每天0点至24点可签到1次，以北京时间为准。</p><h3>怎么补签</h3><p>3天内漏签的日子可用补签卡补上；好友通过你的链接签到，你得1张补签卡。</p><h3>怎么领奖</h3><p>打车券即时到账；实物好礼填写地址后寄出。</p>'

/** Today is the fifth day of its week. By then one user has missed a day, another none; a third has signed all of the last week. */
const signsOf = keepByUser('checkIn', (): Signs => ({ days: {}, cards: 0, helpers: [] }), ({ clock }) => {
  const signed = (...daysAgo: readonly number[]): Signs => ({ days: Object.fromEntries(daysAgo.map((ago) => [dayAfter(clock.today(), -ago), 'signed' as const])), cards: 0, helpers: [] })
  const helper = { id: 'U1', mobileMask: '135****5678', registerTime: clock.shift({ days: -1 }) }
  return { [KNOWN_PHONES.passenger]: { ...signed(4, 3, 2), cards: 1, helpers: [helper] }, [KNOWN_PHONES.rewarded]: signed(4, 3, 2, 1), [KNOWN_PHONES.dormant]: signed(11, 10, 9, 8, 7, 6, 5) }
})
const addresses = keepAddresses('checkInAddresses', { mobile: KNOWN_PHONES.dormant, id: GOODS })
const made = keepAnswers<SignAnswer>('checkInSigns')

/** The seven days that today is one of, or those before: weeks begin with the activity. */
function weekOf(context: EndpointContext, back = 0): readonly string[] {
  const first = activityOf(context).beginTime.slice(0, 10)
  const week = Math.floor(daysBetween(first, context.clock.today()) / DAILY.length) - back
  return DAILY.map((_, at) => dayAfter(first, week * DAILY.length + at))
}

/** What a user's days come to. A user who has signed all of this week or the one before gets a gift. */
function standingOf(account: Account, context: EndpointContext) {
  const { days, cards } = signsOf(account, context)
  const [total = 0, before] = [0, 1].map((back) => weekOf(context, back).filter((day) => days[day]).length)
  const today = context.clock.today()
  let streak = 0
  while (days[dayAfter(today, (days[today] ? 0 : -1) - streak)]) streak += 1
  return { stat: { streak, total, makeUpCards: cards }, hasGoods: total === DAILY.length || before === DAILY.length }
}

/** A friend who signs in by a user's link brings that user a card, once a week for each friend. */
function help(account: Account, context: EndpointContext): 0 | 1 {
  const inviter = inviterOf(context)
  const known = inviter && signsOf(inviter, context)
  if (!known || known.helpers.some(({ id, registerTime }) => id === account.uid && registerTime.slice(0, 10) >= (weekOf(context)[0] ?? ''))) return 0
  known.helpers.unshift({ ...accountRow(account), registerTime: context.clock.now() })
  known.cards += 1
  return 1
}

/** Signs today, or makes up the newest day that was missed. */
const sign = (how: 'signed' | 'madeUp') => (context: EndpointContext): SignAnswer => {
  const account = callerOf(context)
  const [own, week, today] = [signsOf(account, context), weekOf(context), context.clock.today()]
  const day = how === 'signed' ? today : week.findLast((one) => one < today && !own.days[one] && daysBetween(one, today) <= RULE.makeUpWithin)
  if (day === undefined) throw new Refusal(-196965, undefined, '没有可以补签的日子')
  if (how === 'madeUp' && own.cards < 1) throw new Refusal(-196965, undefined, '还没有补签卡，邀好友帮你补签')
  if (own.days[day]) throw new Refusal(-196202)
  own.days[day] = how
  if (how === 'madeUp') own.cards -= 1
  const { streak, total } = standingOf(account, context).stat
  const [, rewardName, rewardType, amount] = STEPS.find(([days]) => days === total) ?? [1, '打车券', 2 as const, DAILY[week.indexOf(day)] ?? 0]
  return { day, streak, helped: how === 'signed' ? help(account, context) : 0, reward: { id: rewardType === 3 ? GOODS : `checkin-${day}`, rewardName, rewardType, amount, expireTime: context.clock.shift({ days: 7 }) } }
}

function calendarOf(context: EndpointContext) {
  const { account } = context
  const signed = account ? signsOf(account, context).days : {}
  const days = weekOf(context).map((date, at) => ({ date, signed: signed[date] ? 1 : 0, madeUp: signed[date] === 'madeUp' ? 1 : 0, rewardName: '', amount: DAILY[at] ?? 0 }))
  const goods = account && standingOf(account, context).hasGoods ? { rewardId: GOODS, addressStatus: addresses.statusOf(account, GOODS, context) } : {}
  return { days, steps: STEPS.map(([daysInAll, rewardName, rewardType, amount]) => Object.assign({ days: daysInAll, rewardName, rewardType, amount }, rewardType === 3 && goods)) }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '每日签到', inviteType: 1, beginsInDays: -11, rewardRule: RULE, pageConfig: { homePageConfig: { ruleContent: RULE_TEXT } }, loginPage: { title: '签到领好礼' } },
  endpoints: [
    mockPage('queryCheckInPage', {
      stat: (account, context) => standingOf(account, context).stat,
      rest: (context) => ({ ...calendarOf(context), inviter: inviterName(context) }),
    }),
    mockIdempotent('checkInSign', made, sign('signed')),
    mockIdempotent('checkInMakeUp', made, sign('madeUp')),
    mockWinners('queryCheckInBarrage', [50, 200, 500]),
    mockList('queryCheckInInviteList', (account, context) => signsOf(account, context).helpers.map((helper) => inviteRowOf(helper, { status: 3, statusName: '已帮你补签' }, 0)), inviteAt),
    ...mockAddress({ query: 'queryCheckInRewardAddress', save: 'saveCheckInRewardAddress' }, (account, id, context) => (id === GOODS && standingOf(account, context).hasGoods ? { name: STEPS[2][1] } : undefined), addresses),
    mockShareCallback('checkInShareCallback'),
  ],
})
