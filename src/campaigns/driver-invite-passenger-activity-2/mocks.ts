import { inviteCodeOf, KNOWN_PHONES, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { driverWords, incomeRows, incomeStat, mockMoneyList } from '@/mocks/seeds/driverIncome'
import { driversOnly } from '@/mocks/calls/driversOnly'
import { activityOf, callerOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { byOrderStatus, friendStatuses } from '@/mocks/seeds/inviteRows'
import { seedInvites, type InviteStatus } from '@/mocks/seeds/inviteSeed'
import { mockList, mockQuery } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { inviteAt, rewardAt } from '@/mocks/seeds/sampleRows'
import { campaign } from './index'

const PER_ORDER = 1000
const INVITEE_AMOUNT = 2000

const LADDER = [
  { inviteCount: 3, amount: 1500 },
  { inviteCount: 10, amount: 6000 },
  { inviteCount: 30, amount: 20_000 },
] as const

const WAITING: InviteStatus = { status: 2, statusName: '未首单', note: '完成首单后你得¥10' }
const ORDERED: InviteStatus = { status: 3, statusName: '已首单' }

const driver = { owner: KNOWN_PHONES.driver, cents: PER_ORDER }
const seeded = seedInvites('dip2Friends', { ...driver, count: 24, everyHours: 9, id: 'dip2', statusAt: (index) => (index % 5 === 1 ? { status: 4, statusName: '邀请无效', note: '乘客不是新用户' } : ORDERED) })
/** Of earlier activities: all of it is over and paid. */
const earlier = seedInvites('dip2Earlier', { ...driver, count: 64, everyHours: 40, id: 'dip2Earlier', statusAt: () => ORDERED })

/** Everybody this driver brought, newest first: who registered here through the invitation, then who was there before. */
function friendsOf(account: Account, context: EndpointContext) {
  return [...friendStatuses(account, context, PER_ORDER, { waiting: WAITING, done: ORDERED }), ...(seeded.of(context.state)[account.uid] ?? [])]
}

const incomeOf = (account: Account, context: EndpointContext) => incomeRows(friendsOf(account, context), LADDER, context)

/** Before this activity began. */
const historyOf = ({ uid }: Account, context: EndpointContext) => {
  const { beginTime } = activityOf(context)
  return incomeRows(earlier.of(context.state)[uid] ?? [], [], context).filter(({ getTime }) => (getTime ?? '') < beginTime)
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '司机邀请乘客', inviteType: 2, loginPage: { title: '司机邀请你打车' }, rewardRule: { ladder: LADDER } },
  endpoints: [
    ...driversOnly(
      mockPage('queryDip2Page', {
        stat: (account, context) => incomeStat(friendsOf(account, context), incomeOf(account, context), context),
      }),
      mockQuery('queryDip2QrCode', { token: 'required', sourceId: 'open' }, (context) => {
        const account = callerOf(context)
        return { promotorCode: inviteCodeOf(account), ...driverWords(account), qrLink: '', rewardAmount: INVITEE_AMOUNT }
      }),
      mockList('queryDip2InviteList', (account, context) => byOrderStatus(friendsOf(account, context), context), inviteAt),
      mockMoneyList('queryDip2IncomeList', incomeOf, rewardAt),
      mockMoneyList('queryDip2HistoryIncomeList', historyOf, rewardAt),
    ),
  ],
})
