import { listInvitedBy, type Account } from '@/mocks/state/accounts'
import { activityOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { firstOrderTime } from '@/mocks/seeds/firstOrders'
import { accountRow, centsOf, IN_TIME_HOURS, inviteRowOf, seedInvites, type InviteStatus } from '@/mocks/seeds/inviteSeed'
import { recalledFriends } from '@/mocks/seeds/recalledFriends'
import { friendRows, ladderCents, ladderRows, newestFirst } from '@/mocks/seeds/rewardRows'
import { keepWithdrawals } from '@/mocks/seeds/withdrawals'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'

/** Cents for a friend's first order, and for a friend who rides again. */
const PER_FRIEND = 1000
const PER_RECALL = 500

export const CASH_LADDER = [
  { inviteCount: 1, amount: 1000 },
  { inviteCount: 10, amount: 5000 },
  { inviteCount: 50, amount: 20_000 },
  { inviteCount: 200, amount: 80_000 },
] as const

const WAITING: InviteStatus = { status: 2, statusName: '待完成首单', note: '7天内完成首单即可到账' }
const RETURNED: InviteStatus = { ...WAITING, note: '回归后7天内完成一单即可到账' }
const REWARDED: InviteStatus = { status: 3, statusName: '奖励已到账' }

/** Friends from before this visit. */
const cashFriends = seedInvites('cashFriends', {
  count: 126,
  everyHours: 5,
  cents: PER_FRIEND,
  id: 'friend',
  statusAt: (index, hoursAgo, random) => {
    const drawn = index === 0 ? 3 : random.pick<2 | 3 | 4>([3, 3, 3, 3, 3, 2, 2, 4])
    if (drawn === 3) return REWARDED
    if (drawn === 2 && hoursAgo < IN_TIME_HOURS) return WAITING
    return { status: 4, statusName: '邀请无效', note: drawn === 2 ? '好友7天内未完成首单' : '好友不是新用户' }
  },
})

/** Friends who had not ridden for long and came back through the invitation. */
const recalls = seedInvites('cashRecalls', {
  count: 43,
  everyHours: 13,
  cents: PER_RECALL,
  id: 'recall',
  statusAt: (index, hoursAgo) => {
    if (index % 9 === 4) return { status: 4, statusName: '召回无效', note: '好友近30天内有出行' }
    return hoursAgo < IN_TIME_HOURS && index % 3 === 1 ? RETURNED : REWARDED
  },
})

export const withdrawals = keepWithdrawals('cashWithdrawals')

/** Everybody this person brought, newest first: who registered here through the invitation, then who was there before. */
export function cashInvites(account: Account, context: EndpointContext): readonly InviteRowReply[] {
  const { state } = context
  const arrived = listInvitedBy(state, account, activityOf(context).sourceId).map((friend) => inviteRowOf(accountRow(friend), firstOrderTime(state, friend.uid) === undefined ? WAITING : REWARDED, PER_FRIEND))
  return [...arrived, ...(cashFriends.of(state)[account.uid] ?? [])]
}

/** Everybody who came back, newest first: in this visit, then before it. */
export function cashRecalls(account: Account, context: EndpointContext): readonly InviteRowReply[] {
  const { state } = context
  const returned = recalledFriends
    .invitedBy(state, account, activityOf(context).sourceId)
    .map(({ friend, time }) => inviteRowOf({ ...accountRow(friend), id: `recall-${friend.uid}`, registerTime: time }, firstOrderTime(state, friend.uid) === undefined ? RETURNED : REWARDED, PER_RECALL))
  return [...returned, ...(recalls.of(state)[account.uid] ?? [])]
}

/** Every credit that the wallet counts, newest first: what has arrived adds up to what was earned in all, the rest to what is on its way. */
export function cashRewards(account: Account, context: EndpointContext) {
  const friends = cashInvites(account, context)
  return newestFirst([...friendRows('好友首单奖励', friends), ...ladderRows(CASH_LADDER, friends, context.clock.now()), ...friendRows('好友回归奖励', cashRecalls(account, context))])
}

/** Cents. A friend counts once registered; the money comes with the first order, and with each step of the ladder. */
export function cashWallet(account: Account, context: EndpointContext) {
  const friends = cashInvites(account, context)
  const recalled = cashRecalls(account, context)
  const steps = ladderCents(CASH_LADDER, friends)
  const waitingAmount = centsOf(friends, 2)
  const totalEarned = centsOf(friends, 3) + steps.arrived + centsOf(recalled, 3)
  return {
    waitingFriends: friends.filter(({ status }) => status === 2).length,
    waitingAmount,
    withdrawable: totalEarned - withdrawals.centsOf(context.state, account),
    pending: waitingAmount + steps.pending + centsOf(recalled, 2),
    totalEarned,
    friendsInvited: friends.length,
  }
}
