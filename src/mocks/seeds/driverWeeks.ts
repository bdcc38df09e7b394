import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import { settlementWeek } from '@/lib/time/settlementWeek'
import type { PeriodReply } from '@/services/candle/rows/period'
import type { Account } from '../state/accounts'
import { centsOfRows } from './driverIncome'
import { activityOf, type EndpointContext } from '../calls/endpoint'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

const ms = (time: string): number => parseShanghaiTime(time) ?? 0

/** A settlement week is called by its Monday. */
const weekIdOf = (at: number): string => formatShanghaiTime(settlementWeek(at).begin).slice(0, 10)

/** It is settled on the morning after it. */
const settledAt = (at: number): number => settlementWeek(at).end + 10 * HOUR

export const isSettled = (time: string, { clock }: EndpointContext): boolean => settledAt(ms(time)) <= clock.milliseconds()

/** The rows of a week; without a name all. */
export const inWeek = <Row>(rows: readonly Row[], weekId: string, timeOf: (row: Row) => string): readonly Row[] => (weekId === '' ? rows : rows.filter((row) => weekIdOf(ms(timeOf(row))) === weekId))

/** Whom a driver invited, and what that earned. */
type Earnings = {
  readonly joinedOf: (account: Account, context: EndpointContext) => readonly { readonly registerTime: string }[]
  readonly incomesOf: (account: Account, context: EndpointContext) => readonly { readonly amount: number; readonly getTime: string }[]
}

/** What a driver's weeks say; each figure is a sum of the rows that the lists show. */
export function driverWeeks({ joinedOf, incomesOf }: Earnings) {
  const standingIn = (account: Account, context: EndpointContext, at: number) => {
    const weekId = weekIdOf(at)
    const { length: inviteCount } = inWeek(joinedOf(account, context), weekId, ({ registerTime }) => registerTime)
    return { inviteCount, amount: centsOfRows(inWeek(incomesOf(account, context), weekId, ({ getTime }) => getTime)) }
  }
  return {
    stat: (account: Account, context: EndpointContext) => ({
      week: standingIn(account, context, context.clock.milliseconds()),
      totalEarned: centsOfRows(incomesOf(account, context)),
      friendsInvited: joinedOf(account, context).length,
    }),
    /** From the week under way back to the one in which the activity began. */
    weeks: (account: Account, context: EndpointContext): readonly PeriodReply[] => {
      const now = context.clock.milliseconds()
      const from = settlementWeek(parseShanghaiTime(activityOf(context).beginTime) ?? now).begin
      return Array.from({ length: Math.round((settlementWeek(now).begin - from) / WEEK) + 1 }, (_, back) => {
        const at = now - back * WEEK
        const { begin, end } = settlementWeek(at)
        return { id: weekIdOf(begin), beginTime: formatShanghaiTime(begin), endTime: formatShanghaiTime(end - 1000), status: now < end ? 1 : now < settledAt(at) ? 2 : 3, ...standingIn(account, context, at) }
      })
    },
  }
}

/** Weeks one before the other, for lists of any length. */
export const weekAt = (index: number, { clock }: EndpointContext): PeriodReply => {
  const { begin, end } = settlementWeek(clock.milliseconds() - index * WEEK)
  return { id: weekIdOf(begin), beginTime: formatShanghaiTime(begin), endTime: formatShanghaiTime(end - 1000), status: index === 0 ? 1 : 3, inviteCount: index % 7, amount: 8000 * (index % 7) }
}
