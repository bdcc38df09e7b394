import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import type { MilestoneReply } from '@/services/candle/rows/invitedDriver'
import { findByMobile, KNOWN_PHONES, toMobileMask, type Account } from '../state/accounts'
import { isSettled } from './driverWeeks'
import { driversInvitedBy } from './driverRegistrations'
import { activityOf, type EndpointContext } from '../calls/endpoint'
import { firstOrderTime } from './firstOrders'
import type { LadderStep } from './rewardRows'
import { definePart, type MockState } from '../state/state'

const HOUR = 3_600_000

/** A step of a new driver, with its cents. */
type Step = { readonly kind: NonNullable<MilestoneReply['kind']>; readonly orders: number; readonly amount: number; readonly name: string }

/** `reached`: when, step by step. */
type Driver = { readonly id: string; readonly mobileMask: string; readonly registerTime: string; readonly orders: number; readonly reached: readonly string[] }

/** An activity and how many drivers came to it; `id` 'now' is the one under way. */
type Activity = { readonly id: string; readonly activityName: string; readonly endedDaysAgo: number; readonly count: number }

type Plan = {
  /** Of the part of the state. */
  readonly name: string
  readonly steps: readonly Step[]
  readonly ladder: readonly LadderStep[]
  readonly activities: readonly Activity[]
}

const ms = (time: string): number => parseShanghaiTime(time) ?? 0

/** Drivers whom drivers bring, step by step from registering to their last order that pays; and what that earns. */
export function invitedDrivers({ name, steps, ladder, activities }: Plan) {
  const last = steps.at(-1)?.orders ?? 0

  /** By activity, newest first: whom the driver with a code brought before this visit. */
  const seeded = definePart(name, (state): Record<string, Driver[]> => Object.fromEntries(activities.map((activity) => [activity.id, seedOf(state, activity)])))

  function seedOf({ random, clock }: MockState, { id, endedDaysAgo, count }: Activity): Driver[] {
    const draw = random(`${name}-${id}`)
    return Array.from({ length: count }, (_, index) => {
      const registered = clock.milliseconds() - (endedDaysAgo * 24 + 2 + index * 23) * HOUR - draw.int(0, 59) * 60_000
      const hoursOf = [0, draw.int(2, 20), draw.int(20, 40), draw.int(60, 160), draw.int(200, 500)].slice(0, draw.int(1, steps.length))
      const reached = hoursOf.map((hours) => registered + hours * HOUR).filter((at) => at <= clock.milliseconds())
      const [most, next] = [steps[reached.length - 1]?.orders ?? 0, steps[reached.length]?.orders ?? last + 1]
      return {
        id: `${id}-${count - index}`,
        mobileMask: `13${draw.text('0123456789', 1)}****${draw.text('0123456789', 4)}`,
        registerTime: formatShanghaiTime(registered),
        orders: draw.int(most, Math.max(most, next - 1)),
        reached: reached.map(formatShanghaiTime),
      }
    })
  }

  const arrivedOf = (account: Account, context: EndpointContext): readonly Driver[] =>
    driversInvitedBy(context.state, account, activityOf(context).sourceId).map(({ friend: driver, time }) => {
      const first = firstOrderTime(context.state, driver.uid)
      return { id: driver.uid, mobileMask: toMobileMask(driver.mobile), registerTime: time, orders: first === undefined ? 0 : 1, reached: first === undefined ? [time] : [time, first, first] }
    })

  /** Of this activity unless an earlier one is named; '' for all of those. */
  function driversOf(account: Account, context: EndpointContext, historyId?: string): readonly Driver[] {
    const before = account.uid === findByMobile(context.state, KNOWN_PHONES.driver)?.uid ? seeded.of(context.state) : {}
    if (historyId === undefined) return [...arrivedOf(account, context), ...(before['now'] ?? [])]
    return activities.filter(({ id }) => id !== 'now' && (historyId === '' || id === historyId)).flatMap(({ id }) => before[id] ?? [])
  }

  /** One row for each step of a driver that is paid, and of the ladder: newest first. */
  function incomesOf(account: Account, context: EndpointContext, historyId?: string) {
    const drivers = driversOf(account, context, historyId)
    const paid = drivers.flatMap(({ id, mobileMask, reached }) => reached.map((time, at) => ({ id: `${id}-${at}`, mobileMask, rewardName: steps[at]?.name ?? '', amount: steps[at]?.amount ?? 0, getTime: time })))
    const climbed = ladder
      .filter(({ inviteCount }) => historyId === undefined && inviteCount <= drivers.length)
      .map(({ inviteCount, amount }) => ({ id: `ladder-${inviteCount}`, mobileMask: '', rewardName: `邀满${inviteCount}人奖励`, amount, getTime: drivers[drivers.length - inviteCount]?.registerTime ?? '' }))
    return [...paid.filter(({ amount }) => amount > 0), ...climbed]
      .toSorted((a, b) => ms(b.getTime) - ms(a.getTime))
      .map((row) => Object.assign(row, { rewardType: 1 as const }, isSettled(row.getTime, context) ? { status: 2 as const, statusName: '已结算' } : { status: 5 as const, statusName: '待结算' }))
  }

  function rowOf({ id, mobileMask, registerTime, orders, reached }: Driver) {
    const isFull = reached.length === steps.length
    const [status, statusName] = isFull ? ([3, '已跑满'] as const) : orders > 0 ? ([2, '跑单中'] as const) : reached.length > 1 ? ([2, '待首单'] as const) : ([1, '待审核'] as const)
    const amount = reached.reduce((sum, _, at) => sum + (steps[at]?.amount ?? 0), 0)
    return { id, mobileMask, registerTime, status, statusName, amount, finishedOrders: Math.min(last, orders), targetOrders: last }
  }

  return {
    driversOf,
    incomesOf,
    rowOf,
    detailOf: (driver: Driver) => ({ ...rowOf(driver), milestones: steps.map(({ kind, orders, amount }, at) => ({ kind, orders, amount, reachTime: driver.reached[at] ?? '' })) }),
    /** For lists of any length. */
    driverAt: (index: number, { clock }: EndpointContext) => rowOf({ id: `many-${index + 1}`, mobileMask: `138****${String(index).padStart(4, '0').slice(-4)}`, registerTime: clock.shift({ hours: -index }), orders: index % (last + 1), reached: [''] }),
  }
}
