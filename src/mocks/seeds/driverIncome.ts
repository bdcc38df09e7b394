import { settlementWeekOf } from '@/lib/time/settlementWeek'
import { formatShanghaiTime } from '@/lib/time/shanghai'
import type { IncomeDayReply } from '@/services/candle/rows/incomeDay'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import type { RewardRowReply } from '@/services/candle/rows/rewardRow'
import { findByUid, type Account } from '../state/accounts'
import type { Clock } from '../state/clock'
import type { Endpoint, EndpointContext, Outcome } from '../calls/endpoint'
import { firstOrderTime } from './firstOrders'
import { toEmpty } from '../calls/lists'
import { mockList } from '../calls/mockCalls'
import { newestFirst, type LadderStep } from './rewardRows'

// What drivers earn by passengers' first orders. Everything that a page shows of it is a sum of these rows.

/** The Monday 00:00:00 (Asia/Shanghai) with which the settlement week of a time of the server's begins. */
export const weekOf = (time: string): string => formatShanghaiTime(settlementWeekOf(time)?.begin ?? 0)

/** The last second of that week. */
const weekEnd = (monday: string): string => formatShanghaiTime((settlementWeekOf(monday)?.end ?? 0) - 1000)

/** A week is paid once it is over. */
const standing = (time: string, clock: Clock) => (time < weekOf(clock.now()) ? ({ status: 2, statusName: '已结算' } as const) : ({ status: 5, statusName: '待结算' } as const))

type Ordered = { readonly friend: InviteRowReply; readonly time: string }

/** The friends who have taken their first ride, the earliest first. */
function orderedFriends(friends: readonly InviteRowReply[], { state }: EndpointContext): readonly Ordered[] {
  const timeOf = ({ id, registerTime }: InviteRowReply): string => (findByUid(state, id) && firstOrderTime(state, id)) ?? registerTime ?? ''
  return friends
    .filter(({ status }) => status === 3)
    .map((friend) => ({ friend, time: timeOf(friend) }))
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
}

/** Every credit of a driver, newest first: one for each first order, and one for each step of the ladder at the order that reached it. */
export function incomeRows(friends: readonly InviteRowReply[], ladder: readonly LadderStep[], context: EndpointContext): readonly RewardRowReply[] {
  const orders = orderedFriends(friends, context)
  const rows = orders.map(({ friend, time }): RewardRowReply => ({ id: `income-${friend.id}`, rewardName: '乘客首单奖励', rewardType: 1, amount: friend.amount, getTime: time, ...(friend.mobileMask && { mobileMask: friend.mobileMask }), ...standing(time, context.clock) }))
  const steps = ladder.flatMap(({ inviteCount, amount }): RewardRowReply[] => {
    const reachedBy = orders[inviteCount - 1]
    return reachedBy ? [{ id: `step-${inviteCount}`, rewardName: `满${inviteCount}个首单奖励`, rewardType: 1, amount, getTime: reachedBy.time, ...standing(reachedBy.time, context.clock) }] : []
  })
  return newestFirst([...rows, ...steps])
}

export const centsOfRows = (rows: readonly { readonly amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

const dateOf = ({ getTime }: RewardRowReply): string => (getTime ?? '').slice(0, 10)

/** The same money by days, newest first. */
export function incomeDays(rows: readonly RewardRowReply[]): readonly IncomeDayReply[] {
  const dates = [...new Set(rows.map(dateOf))]
  return dates.map((date) => {
    const ofDay = rows.filter((row) => dateOf(row) === date)
    return { date, orderCount: ofDay.filter(({ mobileMask }) => mobileMask).length, amount: centsOfRows(ofDay) }
  })
}

export const rowsOfDay = (rows: readonly RewardRowReply[], date: string): readonly RewardRowReply[] => rows.filter((row) => dateOf(row) === date)

/** What a home says of it: this settlement week, today, all. */
export function incomeStat(friends: readonly InviteRowReply[], rows: readonly RewardRowReply[], { clock }: EndpointContext) {
  const periodBegin = weekOf(clock.now())
  const today = clock.now().slice(0, 10)
  return {
    periodIncome: centsOfRows(rows.filter(({ getTime }) => (getTime ?? '') >= periodBegin)),
    periodBegin,
    periodEnd: weekEnd(periodBegin),
    todayIncome: centsOfRows(rowsOfDay(rows, today)),
    totalIncome: centsOfRows(rows),
    firstOrders: friends.filter(({ status }) => status === 3).length,
    invited: friends.length,
  }
}

/** How passengers know a driver. */
export const driverWords = ({ mobile, realName }: Account) => ({ driverName: `${realName?.nameMask.slice(0, 1) ?? '王'}师傅`, plateMask: `沪A***${mobile.slice(-2)}` })

type Rows = readonly { readonly amount: number }[]

/** A list of money: its reply says what all pages come to. `sampleAt` as in `mockList`. */
export function mockMoneyList(name: string, rows: (account: Account, context: EndpointContext) => Rows, sampleAt: (index: number, context: EndpointContext) => { readonly amount: number }): Endpoint {
  const { outcomes, ...endpoint } = mockList(name, rows, sampleAt)
  const sampled = (context: EndpointContext, length: number): Rows => Array.from({ length }, (_, index) => sampleAt(index, context))
  const summed =
    (outcome: string, answer: Outcome): Outcome =>
    async (context) => {
      const reply = await answer(context)
      if (reply instanceof Response) return reply
      const all = outcome === 'many' ? sampled(context, 45) : outcome === 'tenThousand' ? sampled(context, 10_000) : context.account ? rows(context.account, context) : []
      return { ...(reply as object), totalAmount: centsOfRows(all) }
    }
  const empty: Outcome = async (context) => ({ ...(toEmpty(await outcomes.ok(context)) as object), totalAmount: 0 })
  return { ...endpoint, outcomes: { ...(Object.fromEntries(Object.entries(outcomes).map(([outcome, answer]) => [outcome, summed(outcome, answer)])) as Endpoint['outcomes']), empty } }
}

/** Days one after the other into the past, for lists of any length. */
export const incomeDayAt = (index: number, { clock }: EndpointContext): IncomeDayReply => ({ date: clock.shift({ days: -index }).slice(0, 10), orderCount: 1 + (index % 5), amount: 800 * (1 + (index % 5)) })
