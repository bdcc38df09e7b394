import { DAY_MS, formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import { KNOWN_PHONES, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { driversOnly } from '@/mocks/calls/driversOnly'
import { callerOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { mockList, mockQuery } from '@/mocks/calls/mockCalls'
import { Refusal } from '@/mocks/calls/refusal'
import type { AwardReply } from './api'
import { campaign } from './index'

const BAD_REQUEST = -200400
const MOST_DAYS = 90
/** `from`, `to`: its first and last day, in days from today. `steps`: orders and cents. The orders of the driver, of which so many do not count. */
type Plan = { readonly id: string; readonly name: string; readonly from: number; readonly to: number; readonly steps: readonly (readonly [number, number])[]; readonly counted: number; readonly uncounted: number; readonly isSettled?: true }

const STEPS = [[10, 3000], [20, 8000], [30, 15_000]] as const

/** Newest first. */
const PLANS: readonly Plan[] = [
  { id: 'week', name: '本周冲单奖', from: -5, to: 3, steps: STEPS, counted: 18, uncounted: 3 },
  { id: 'peak', name: '早晚高峰奖', from: -8, to: 6, steps: [[20, 6000], [40, 16_000]], counted: 41, uncounted: 2 },
  { id: 'night', name: '夜间出车奖', from: -14, to: -8, steps: [[15, 6000]], counted: 4, uncounted: 1 },
  { id: 'rain', name: '雨天保供奖', from: -20, to: -12, steps: STEPS, counted: 22, uncounted: 5 },
  { id: 'airport', name: '机场专线奖', from: -28, to: -20, steps: [[6, 9000], [12, 20_000]], counted: 12, uncounted: 0, isSettled: true },
  { id: 'month', name: '上月满勤奖', from: -62, to: -33, steps: [[120, 20_000], [200, 38_800]], counted: 203, uncounted: 9, isSettled: true },
  { id: 'holiday', name: '节日保供奖', from: -75, to: -68, steps: STEPS, counted: 0, uncounted: 2 },
]

const dayFrom = ({ clock }: EndpointContext, days: number): string => clock.shift({ days }).slice(0, 10)
const beginOf = (context: EndpointContext, { from }: Plan): string => `${dayFrom(context, from)} 00:00:00`
const endOf = (context: EndpointContext, { to }: Plan): string => `${dayFrom(context, to)} 23:59:59`

/** One driver has awards, every other none. */
const plansOf = ({ mobile }: Account): readonly Plan[] => (mobile === KNOWN_PHONES.driver ? PLANS : [])

const planOf = (context: EndpointContext): Plan | undefined => plansOf(callerOf(context)).find(({ id }) => id === textOf(context, 'awardId'))

function rowOf(context: EndpointContext, plan: Plan) {
  const { id, name, steps, counted, isSettled } = plan
  const [targetOrders, amount] = steps.at(-1) ?? [0, 0]
  const earnedAmount = steps.findLast(([orders]) => orders <= counted)?.[1] ?? 0
  const isOver = endOf(context, plan) < context.clock.now()
  const status = isSettled ? 4 : earnedAmount === amount ? 2 : !isOver ? 1 : earnedAmount > 0 ? 2 : 3
  return { awardId: id, awardName: name, beginTime: beginOf(context, plan), endTime: endOf(context, plan), finishedOrders: counted, targetOrders, amount, earnedAmount, status } satisfies AwardReply
}

/** Those whose days have one in common with the range. */
function awardsIn(account: Account, context: EndpointContext) {
  const [begin, end] = ['beginDate', 'endDate'].map((name) => parseShanghaiTime(`${textOf(context, name)} 00:00:00`) ?? NaN) as [number, number]
  if (!(end >= begin) || end - begin >= MOST_DAYS * DAY_MS) throw new Refusal(BAD_REQUEST)
  const until = formatShanghaiTime(end + DAY_MS - 1000)
  return plansOf(account).filter((plan) => beginOf(context, plan) <= until && endOf(context, plan) >= formatShanghaiTime(begin)).map((plan) => rowOf(context, plan))
}

const PLACES = ['人民广场', '虹桥火车站', '静安寺', '浦东机场2号航站楼', '徐家汇', '世纪大道', '上海南站'] as const
const REASONS = [{ reasonType: 1, reason: '乘客取消' }, { reasonType: 2, reason: '行驶里程与轨迹不符' }, { reasonType: 1, reason: '司机取消' }] as const

/** Evenly over the days of the award, newest first; as many as the award counts, and those that it does not in between. */
function ordersOf(context: EndpointContext, plan: Plan | undefined) {
  if (!plan) return []
  const [begin, end] = [parseShanghaiTime(beginOf(context, plan)) ?? 0, Math.min(context.clock.milliseconds(), parseShanghaiTime(endOf(context, plan)) ?? 0)]
  const total = plan.counted + plan.uncounted
  const every = Math.floor(total / Math.max(1, plan.uncounted))
  return Array.from({ length: total }, (_, at) => orderAt(at, formatShanghaiTime(end - Math.floor(((at + 0.5) * (end - begin)) / total)), (at + 1) % every !== 0 || at >= every * plan.uncounted, plan.id))
}

const orderAt = (at: number, finishTime: string, isCounted: boolean, id = 'many') => ({
  orderNo: `${id}-${at + 1}`,
  finishTime,
  fromPoi: PLACES[at % PLACES.length],
  toPoi: PLACES[(at + 2 + (at % 4)) % PLACES.length],
  isCounted: isCounted ? 1 : 0,
  ...(!isCounted && REASONS[at % REASONS.length]),
})

const awardAt = (at: number, context: EndpointContext) => ({ ...rowOf(context, PLANS[at % PLANS.length] as Plan), awardId: `many-${at + 1}` })

function detailOf(context: EndpointContext) {
  const plan = planOf(context)
  const steps = plan?.steps.map(([orderCount, amount]) => ({ orderCount, amount }))
  return { award: plan ? { ...rowOf(context, plan), orderTotal: plan.counted + plan.uncounted, steps } : null, serverTime: context.clock.now() }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '司机奖励中心', inviteType: 4, pageConfig: { detailPageConfig: { notes: '奖励以平台核对的有效完成订单为准，\n活动结束后3个工作日内结算到司机账户。' } } },
  endpoints: driversOnly(
    mockList('queryDriverAwardList', awardsIn, awardAt),
    mockQuery('queryDriverAwardDetail', { token: 'required', sourceId: 'known' }, detailOf, {
      almostOver: (context) => {
        const { award, ...rest } = detailOf(context)
        return { ...rest, award: award && { ...award, endTime: formatShanghaiTime(context.clock.milliseconds() + 2000) } }
      },
    }),
    mockList('queryDriverAwardOrderList', (_, context) => ordersOf(context, planOf(context)), (at, { clock }) => orderAt(at, clock.shift({ hours: -at }), at % 9 !== 4)),
  ),
})
