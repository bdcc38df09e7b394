import { defineMocks } from '@/mocks/calls/defineMocks'
import { mockMoneyList, centsOfRows } from '@/mocks/seeds/driverIncome'
import { driversOnly } from '@/mocks/calls/driversOnly'
import { driverWeeks, inWeek, weekAt } from '@/mocks/seeds/driverWeeks'
import { callerOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { invitedDrivers } from '@/mocks/seeds/invitedDrivers'
import { mockList, mockQuery, mockShareCallback } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { rewardAt } from '@/mocks/seeds/sampleRows'
import type { Account } from '@/mocks/state/accounts'
import type { PeriodReply } from '@/services/candle/rows/period'
import { campaign } from '.'

const NOT_VALID = -196902

const LADDER = [
  { inviteCount: 3, amount: 30_000 },
  { inviteCount: 10, amount: 120_000 },
  { inviteCount: 60, amount: 400_000 },
] as const

const EARLIER = [
  { id: 'autumn', activityName: '秋季司机招募', endedDaysAgo: 60, count: 24 },
  { id: 'summer', activityName: '夏季司机招募', endedDaysAgo: 150, count: 9 },
] as const

const { driversOf, incomesOf, rowOf, detailOf, driverAt } = invitedDrivers({
  name: 'd2dDrivers',
  steps: [
    { kind: 1, orders: 0, amount: 0, name: '注册成功' },
    { kind: 2, orders: 0, amount: 5000, name: '证照审核通过' },
    { kind: 3, orders: 1, amount: 3000, name: '完成首单' },
    { kind: 3, orders: 10, amount: 10_000, name: '完成10单' },
    { kind: 3, orders: 30, amount: 20_000, name: '完成30单' },
  ],
  ladder: LADDER,
  activities: [{ id: 'now', activityName: '', endedDaysAgo: 0, count: 46 }, ...EARLIER],
})

/** As marketing writes it in the workbench's editor. */
const RULE = `<h2>一、参与对象</h2><p>平台在册司机可邀请<strong>从未在平台跑单</strong>的同行。</p>
<h2>二、奖励说明</h2><table><thead><tr><th>同行完成</th><th>你得</th></tr></thead><tbody><tr><td>证照审核</td><td>¥50</td></tr><tr><td>首单</td><td>¥30</td></tr><tr><td>10单</td><td>¥100</td></tr><tr><td>30单</td><td>¥200</td></tr></tbody></table>
<h2>三、结算</h2><ul><li>自然周结算：周一00:00至周日24:00的收入，在<strong>下周一</strong>结算到司机账户。</li><li>通过虚假注册、刷单等方式获取的奖励将被取消。</li></ul>`

/** Undefined where the request is about this activity. */
const historyIdOf = ({ params }: EndpointContext): string | undefined => (typeof params['historyId'] === 'string' ? params['historyId'] : undefined)

const historyOf = (account: Account, context: EndpointContext): readonly PeriodReply[] =>
  EARLIER.flatMap(({ id, activityName, endedDaysAgo }) => {
    const { length: inviteCount } = driversOf(account, context, id)
    const times = { beginTime: context.clock.shift({ days: -endedDaysAgo - 45 }), endTime: context.clock.shift({ days: -endedDaysAgo }) }
    return inviteCount === 0 ? [] : [{ id, activityName, ...times, status: 3 as const, inviteCount, amount: centsOfRows(incomesOf(account, context, id)) }]
  })

/** Earlier activities one before the other, for lists of any length. */
const earlierAt = (index: number, { clock }: EndpointContext): PeriodReply => ({
  id: `many-${index + 1}`,
  activityName: `往期司机招募${index + 1}`,
  beginTime: clock.shift({ days: -60 * index - 105 }),
  endTime: clock.shift({ days: -60 * index - 60 }),
  status: 3,
  inviteCount: index % 30,
  amount: 8000 * (index % 30),
})

const notValid = () => {
  throw new Refusal(NOT_VALID)
}

const { stat, weeks } = driverWeeks({ joinedOf: driversOf, incomesOf })

export const mocks = defineMocks(campaign, {
  activity: { activityName: '司机邀请司机', inviteType: 4, beginsInDays: -45, rewardRule: { ladder: LADDER, inviteeAmount: 20_000, registersDrivers: 1 }, pageConfig: { rulePageConfig: { ruleContent: RULE, updateTime: '2026-11-01 10:00:00' } } },
  endpoints: driversOnly(
    mockPage('queryD2dPlusPage', { stat }, () => ({ notValid })),
    mockShareCallback('d2dPlusShareCallback'),
    mockList('queryD2dPlusWeekList', weeks, weekAt),
    mockList('queryD2dPlusHistoryList', historyOf, earlierAt),
    mockList('queryD2dPlusInviteList', (account, context) => inWeek(driversOf(account, context, historyIdOf(context)), textOf(context, 'weekId'), ({ registerTime }) => registerTime).map(rowOf), driverAt),
    mockMoneyList('queryD2dPlusIncomeList', (account, context) => inWeek(incomesOf(account, context, historyIdOf(context)), textOf(context, 'weekId'), ({ getTime }) => getTime), rewardAt),
    mockQuery('queryD2dPlusInviteDetail', { token: 'required', sourceId: 'known' }, (context) => {
      const account = callerOf(context)
      const driver = [...driversOf(account, context), ...driversOf(account, context, '')].find(({ id }) => id === textOf(context, 'inviteId'))
      return { invite: driver ? detailOf(driver) : null }
    }),
  ),
})
