import { findByMobile, KNOWN_PHONES, listInvitedBy, toMobileMask, type Account } from '@/mocks/accounts'
import { firstOrderTime } from '@/mocks/firstOrders'
import { definePart, type MockState } from '@/mocks/state'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import { deadlineOf, IN_TIME_HOURS } from './deadline'
import { recalledCents } from './recalls'
import { withdrawnCents } from './withdrawals'

/** Cents for a friend's first order. */
const PER_FRIEND = 1000
const SEEDED_FRIENDS = 126

export const CASH_LADDER = [
  { inviteCount: 1, amount: 1000 },
  { inviteCount: 10, amount: 5000 },
  { inviteCount: 50, amount: 20_000 },
  { inviteCount: 200, amount: 80_000 },
] as const

/** By uid: friends from before this visit, newest first. */
const cashFriends = definePart('cashFriends', (state): Record<string, InviteRowReply[]> => {
  const rich = findByMobile(state, KNOWN_PHONES.passenger)
  return rich ? { [rich.uid]: seedFriends(state) } : {}
})

const STATUS_NAME = { 1: '已注册', 2: '待完成首单', 3: '奖励已到账', 4: '邀请无效' } as const

function seedFriends({ random, clock }: MockState): InviteRowReply[] {
  const friends = random('cashFriends')
  return Array.from({ length: SEEDED_FRIENDS }, (_, index) => {
    const hoursAgo = index * 5 + 2
    const drawn = index === 0 ? 3 : friends.pick<2 | 3 | 4>([3, 3, 3, 3, 3, 2, 2, 4])
    const isLate = drawn === 2 && hoursAgo >= IN_TIME_HOURS
    const status = isLate ? 4 : drawn
    const registerTime = clock.shift({ hours: -hoursAgo, minutes: -friends.int(0, 59) })
    return {
      id: `friend-${SEEDED_FRIENDS - index}`,
      mobileMask: `1${friends.pick(['3', '5', '7', '8'])}${friends.text('0123456789', 1)}****${friends.text('0123456789', 4)}`,
      registerTime,
      status,
      statusName: STATUS_NAME[status],
      ...(status === 2 ? { conditionText: '7天内完成首单即可到账', expireTime: deadlineOf(registerTime) } : {}),
      ...(status === 4 ? { invalidReason: isLate ? '好友7天内未完成首单' : '好友不是新用户' } : {}),
      amount: status === 4 ? 0 : PER_FRIEND,
    }
  })
}

/** Everybody this person brought, newest first: who registered here through the invitation, then who was there before. */
export function cashInvites(state: MockState, account: Account, sourceId: string): readonly InviteRowReply[] {
  const arrived = listInvitedBy(state, account, sourceId).map((friend) => toInviteRow(friend, firstOrderTime(state, friend.uid) !== undefined))
  return [...arrived, ...(cashFriends.of(state)[account.uid] ?? [])]
}

function toInviteRow({ uid, mobile, registerTime }: Account, hasOrdered: boolean): InviteRowReply {
  const row = { id: uid, mobileMask: toMobileMask(mobile), registerTime, amount: PER_FRIEND }
  if (hasOrdered) return { ...row, status: 3, statusName: STATUS_NAME[3] }
  return { ...row, status: 2, statusName: STATUS_NAME[2], conditionText: '7天内完成首单即可到账', expireTime: deadlineOf(registerTime) }
}

/** Cents. A friend counts once registered; the money comes with the first order, and with each step of the ladder. */
export function cashWallet(state: MockState, account: Account, sourceId: string) {
  const friends = cashInvites(state, account, sourceId)
  const sum = (status: number) => friends.reduce((total, friend) => total + (friend.status === status ? friend.amount : 0), 0)
  const friendsInvited = friends.length
  const steps = CASH_LADDER.reduce((total, { inviteCount, amount }) => total + (inviteCount <= friendsInvited ? amount : 0), 0)
  const arrived = friends.some(({ status }) => status === 3) ? steps : 0
  const recalled = recalledCents(state, account)
  const totalEarned = sum(3) + arrived + recalled.arrived
  const waiting = friends.filter(({ status }) => status === 2)
  return { waitingFriends: waiting.length, waitingAmount: sum(2), withdrawable: totalEarned - withdrawnCents(state, account), pending: sum(2) + (steps - arrived) + recalled.pending, totalEarned, friendsInvited }
}
