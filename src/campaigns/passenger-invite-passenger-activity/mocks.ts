import { dayAfter } from '@/lib/time/days'
import type { Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { friendStatuses } from '@/mocks/seeds/inviteRows'
import { centsOf, IN_TIME_HOURS, seedInvites } from '@/mocks/seeds/inviteSeed'
import { byGet, mockList, mockQuery, mockShareCallback } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { friendRows } from '@/mocks/seeds/rewardRows'
import { inviteAt, rewardAt } from '@/mocks/seeds/sampleRows'
import { mockWelcomeCoupons } from '@/mocks/calls/welcomeCoupons'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import { campaign } from './index'

/** Cents of a coupon for a friend's first ride, and of the friend's own. */
const MINE = 1000
const RULE = { inviterAmount: MINE, inviteeAmount: 2000, inviteeThreshold: 3000, inviteeValidDays: 7 }

const WAITING = { status: 2, statusName: '已注册', note: '完成首单后你得¥10打车券' } as const
const DONE = { status: 3, statusName: '已完单' } as const

/** Friends from before this visit. */
const seeded = seedInvites('pipFriends', {
  count: 47,
  everyHours: 9,
  cents: MINE,
  id: 'friend',
  statusAt: (index, hoursAgo) => {
    if (index % 5 !== 3) return DONE
    return hoursAgo < IN_TIME_HOURS ? WAITING : { status: 4, statusName: '邀请无效', note: '好友7天内未完成首单' }
  },
})

/** Who came through the link, newest first: registered, and from the first ride on rewarded. */
function friendsOf(account: Account, context: EndpointContext): readonly InviteRowReply[] {
  return [...friendStatuses(account, context, MINE, { waiting: WAITING, done: DONE }), ...(seeded.of(context.state)[account.uid] ?? [])]
}

/** Where a coupon is used: in the embedded backend the page that says how. */
const USE = '/market-platform-h5/passenger-invite-passenger-activity/rule?sourceId=PIP2026'
const DAYS_VALID = 30

/** One coupon a friend, now and then in two halves: the sum of those that arrived is the total, of the others what is pending. */
const rewardsOf = (account: Account, context: EndpointContext) =>
  friendRows('好友首单奖励券', friendsOf(account, context)).map((row, index) =>
    Object.assign(row, { rewardType: 2 as const, quantity: index % 4 === 2 ? 2 : 1, ...(row.status === 2 && { expireTime: `${dayAfter((row.getTime ?? '').slice(0, 10), DAYS_VALID)} 23:59:59`, jumpLink: USE }) }),
  )

export const mocks = defineMocks(campaign, {
  activity: { activityName: '邀好友一起领打车券', inviteType: 1, rewardRule: RULE, loginPage: { title: '一起领打车券' } },
  endpoints: [
    byGet(mockPage('getPassengerInvitePassengerPage')),
    byGet(
      mockQuery('getPipTotalRewardAmount', { token: 'required', sourceId: 'known' }, (context) => {
        const friends = friendsOf(callerOf(context), context)
        return { totalRewardAmount: centsOf(friends, 3), pendingAmount: centsOf(friends, 2) }
      }),
    ),
    byGet(mockList('getPipRewardDtl', rewardsOf, rewardAt)),
    byGet(mockList('getPassengerInviteUserList', friendsOf, inviteAt)),
    mockWelcomeCoupons('queryPipInviteeReward', '新人打车券', RULE),
    mockShareCallback('pipShareCallback'),
  ],
})
