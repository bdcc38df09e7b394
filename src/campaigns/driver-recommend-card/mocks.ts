import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import { findByMobile, findByInviteCode, inviteCodeOf, toMobileMask, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { driverWords, mockMoneyList } from '@/mocks/seeds/driverIncome'
import { driversOnly } from '@/mocks/calls/driversOnly'
import { textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { firstOrderTime } from '@/mocks/seeds/firstOrders'
import { IN_TIME_HOURS, inviteRowOf } from '@/mocks/seeds/inviteSeed'
import { mockList, mockQuery, requestIdOf } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { inviteAt, rewardAt } from '@/mocks/seeds/sampleRows'
import { definePart } from '@/mocks/state/state'
import { campaign } from './index'

const CENTS = { promotion: 1500, join: 5000 } as const
const WRONG_CODE = -208212
const NOT_MET = -196965

type Left = { readonly id: string; readonly to: string; readonly kind: keyof typeof CENTS; readonly mobile: string; readonly requestId: string; readonly time: string; readonly hasOrdered?: boolean }

/** What visitors have left, newest first. Before this visit: 26 numbers for the driver with a code. */
const left = definePart('driverCardLeft', ({ random, clock }): Left[] => {
  const draw = random('driverCard')
  return Array.from({ length: 26 }, (_, index) => ({ id: `visitor-${26 - index}`, to: 'D5M9TR', kind: index % 5 === 4 ? 'join' : 'promotion', mobile: `13${draw.text('0123456789', 9)}`, requestId: '', time: clock.shift({ hours: -5 - index * 17 }), hasOrdered: draw.int(0, 2) > 0 }))
})

const leftFor = (account: Account, { state }: EndpointContext) => left.of(state).filter(({ to }) => to === inviteCodeOf(account))

/** Their first ride, with the number that they left. */
const hasOrdered = ({ mobile, hasOrdered: before = false }: Left, { state }: EndpointContext): boolean => before || firstOrderTime(state, findByMobile(state, mobile)?.uid ?? '') !== undefined

const visitorsOf = (account: Account, context: EndpointContext): readonly InviteRowReply[] =>
  leftFor(account, context).map((one) => {
    const friend = { id: one.id, mobileMask: toMobileMask(one.mobile), registerTime: one.time }
    if (hasOrdered(one, context)) return inviteRowOf(friend, { status: 3, statusName: '已首单' }, CENTS[one.kind])
    const isLate = one.time < context.clock.shift({ hours: -IN_TIME_HOURS })
    return inviteRowOf(friend, isLate ? { status: 4, statusName: '已过期', note: '7天内没有完成首单' } : { status: 2, statusName: '待首单', note: `完成首单后你得¥${CENTS[one.kind] / 100}` }, CENTS[one.kind])
  })

const incomesOf = (account: Account, context: EndpointContext) =>
  leftFor(account, context).filter((one) => hasOrdered(one, context)).map(({ id, mobile, kind, time }) => ({ id: `income-${id}`, rewardName: kind === 'join' ? '入行奖励' : '首单奖励', rewardType: 1 as const, amount: CENTS[kind], getTime: time, mobileMask: toMobileMask(mobile), status: 2 as const, statusName: '已结算' }))

/** One number counts once for a driver; the same request again is the same. */
const collect = (kind: Left['kind']) => (context: EndpointContext) => {
  const [mobile, to, requestId] = [textOf(context, 'phone'), textOf(context, 'promotorCode'), requestIdOf(context)]
  if (textOf(context, 'smsCode') !== '123456') throw new Refusal(WRONG_CODE)
  if (findByInviteCode(context.state, to)?.mobile === mobile) throw new Refusal(NOT_MET, undefined, '不能接受自己的邀请哦')
  const all = left.of(context.state)
  const known = all.find((one) => one.mobile === mobile && one.kind === kind && one.to === to)
  if (known) return { duplicate: known.requestId === requestId ? 0 : 1 }
  all.unshift({ id: `visitor-${all.length + 1}`, to, kind, mobile, requestId, time: context.clock.now() })
  return { duplicate: 0 }
}

const collectCall = (name: string, kind: Left['kind']) => mockQuery(name, { token: 'optional', sourceId: 'open' }, collect(kind), { duplicate: () => ({ duplicate: 1 }), wrongCode: () => { throw new Refusal(WRONG_CODE) } })

export const mocks = defineMocks(campaign, {
  activity: { activityName: '司机名片', inviteType: 5, rewardRule: { inviteeAmount: 1500 }, pageConfig: { rulePageConfig: { ruleContent: '<h2>奖励说明</h2><p>乘客扫码留下手机号，得<strong>¥15</strong>用车券；7天内完成首单，司机得<strong>¥15</strong>；同行入行，得<strong>¥50</strong>。</p>', updateTime: '2026-11-01 10:00:00' } } },
  endpoints: [
    ...driversOnly(
      mockPage('queryDriverCardPage', {
        stat: (account, context) => ({
          driver: { ...driverWords(account), stars: 49, years: 8, orders: 12_680 },
          invited: visitorsOf(account, context).length,
          totalEarned: incomesOf(account, context).reduce((sum, { amount }) => sum + amount, 0),
        }),
      }),
      mockList('queryDriverCardInviteList', visitorsOf, inviteAt),
      mockMoneyList('queryDriverCardIncomeList', incomesOf, rewardAt),
    ),
    collectCall('submitPromotionCollect', 'promotion'),
    collectCall('submitJoinCollect', 'join'),
  ],
})
