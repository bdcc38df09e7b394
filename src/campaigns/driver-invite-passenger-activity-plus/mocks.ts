import { KNOWN_PHONES, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { incomeDayAt, incomeDays, incomeRows, incomeStat, mockMoneyList, rowsOfDay } from '@/mocks/seeds/driverIncome'
import { driversOnly } from '@/mocks/calls/driversOnly'
import { textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { byOrderStatus, friendStatuses } from '@/mocks/seeds/inviteRows'
import { IN_TIME_HOURS, seedInvites, type InviteStatus } from '@/mocks/seeds/inviteSeed'
import { mockList, mockShareCallback, mockWinners } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { inviteAt, rewardAt } from '@/mocks/seeds/sampleRows'
import { mockWelcomeCoupons, mockWelcomeReward } from '@/mocks/calls/welcomeCoupons'
import { campaign } from './index'

const PER_ORDER = 800
/** What a passenger gets: a coupon for any ride. */
const WELCOME = { inviteeAmount: 2000, inviteeThreshold: 0, inviteeValidDays: 7 }

const LADDER = [
  { inviteCount: 5, amount: 2000 },
  { inviteCount: 10, amount: 5000 },
  { inviteCount: 30, amount: 18_000 },
  { inviteCount: 60, amount: 50_000 },
] as const

/** As marketing writes it. */
const RULE = `<h2>一、参与对象</h2><p>平台在册司机可邀请乘客；乘客须为<strong>从未注册</strong>的新用户。</p>
<h2>二、奖励说明</h2><ol><li>乘客扫码注册，得新人打车金<strong>¥20</strong>；</li><li>乘客注册后7天内完成首单，司机得<strong>¥8</strong>；</li><li>首单累计5、10、30、60个，另得¥20、¥50、¥180、¥500。</li></ol>
<h2>三、结算</h2><p>每周一00:00至周日24:00为一期，次周一结算上一期收益。</p>
<blockquote>行车中请勿操作手机；通过虚假注册、刷单获取的奖励将被取消。</blockquote>`

const WAITING: InviteStatus = { status: 2, statusName: '未首单', note: '完成首单后你得¥8' }
const ORDERED: InviteStatus = { status: 3, statusName: '已首单' }

/** Passengers from before this visit. */
const seeded = seedInvites('dipPlusFriends', {
  owner: KNOWN_PHONES.driver,
  count: 46,
  everyHours: 7,
  cents: PER_ORDER,
  id: 'dipPlus',
  statusAt: (index, hoursAgo) => {
    if (index % 11 === 7) return { status: 4, statusName: '邀请无效', note: '乘客不是新用户' }
    if (index % 4 !== 2) return ORDERED
    return hoursAgo < IN_TIME_HOURS ? WAITING : { status: 4, statusName: '邀请无效', note: '乘客7天内未完成首单' }
  },
})

/** Everybody this driver brought, newest first: who registered here through the invitation, then who was there before. */
function friendsOf(account: Account, context: EndpointContext) {
  return [...friendStatuses(account, context, PER_ORDER, { waiting: WAITING, done: ORDERED }), ...(seeded.of(context.state)[account.uid] ?? [])]
}

const incomeOf = (account: Account, context: EndpointContext) => incomeRows(friendsOf(account, context), LADDER, context)

export const mocks = defineMocks(campaign, {
  activity: { activityName: '邀乘客赚首单奖', inviteType: 1, rewardRule: { ladder: LADDER, orderAmount: PER_ORDER, ...WELCOME }, pageConfig: { rulePageConfig: { ruleContent: RULE, updateTime: '2026-11-01 10:00:00' } } },
  endpoints: [
    ...driversOnly(
      mockPage('queryDipPlusPage', {
        stat: (account, context) => incomeStat(friendsOf(account, context), incomeOf(account, context), context),
      }),
      mockShareCallback('dipPlusShareCallback'),
      mockList('queryDipPlusInviteList', (account, context) => byOrderStatus(friendsOf(account, context), context), inviteAt),
      mockMoneyList('queryDipPlusProfitList', (account, context) => incomeDays(incomeOf(account, context)), incomeDayAt),
      mockMoneyList('queryDipPlusProfitDetail', (account, context) => rowsOfDay(incomeOf(account, context), textOf(context, 'date')), rewardAt),
    ),
    mockWelcomeCoupons('queryDipPlusInviteeCoupons', '新人打车金', WELCOME),
    mockWinners('queryDipPlusBarrage', [800, 800, 2000, 5000]),
    mockWelcomeReward('receiveDipPlusInviteeReward', WELCOME),
  ],
})
