import { findByMobile, KNOWN_PHONES, listInvitedBy, toMobileMask, type Account } from '@/mocks/accounts'
import { definePart, type MockState } from '@/mocks/state'
import type { CashPageReply } from '../contract'

type InviteRowReply = NonNullable<CashPageReply['latestInvites']>[number]

/** Cents for a friend's first order. */
const PER_FRIEND = 1000
const SEEDED_FRIENDS = 126

export const CASH_LADDER = [
  { inviteCount: 1, amount: 1000 },
  { inviteCount: 10, amount: 5000 },
  { inviteCount: 50, amount: 20_000 },
  { inviteCount: 200, amount: 80_000 },
] as const

type CashInvite = {
  /** By uid: friends from before this visit, newest first. */
  readonly seeded: Record<string, InviteRowReply[]>
  /** By uid: cents that have left the balance. */
  readonly withdrawn: Record<string, number>
}

/** The money of the cash campaign. Whatever is withdrawn is added to `withdrawn`, and every page's balance follows. */
const cashInvitePart = definePart('cashInvite', (state): CashInvite => {
  const rich = findByMobile(state, KNOWN_PHONES.passenger)
  return rich ? { seeded: { [rich.uid]: seedFriends(state) }, withdrawn: { [rich.uid]: 60_000 } } : { seeded: {}, withdrawn: {} }
})

const STATUS_NAME = { 1: '已注册', 2: '待完成首单', 3: '奖励已到账', 4: '邀请无效' } as const

function seedFriends({ random, clock }: MockState): InviteRowReply[] {
  const friends = random('cashFriends')
  return Array.from({ length: SEEDED_FRIENDS }, (_, index) => {
    const status = index === 0 ? 3 : friends.pick<2 | 3 | 4>([3, 3, 3, 3, 3, 2, 2, 4])
    return {
      id: `friend-${SEEDED_FRIENDS - index}`,
      mobileMask: `1${friends.pick(['3', '5', '7', '8'])}${friends.text('0123456789', 1)}****${friends.text('0123456789', 4)}`,
      registerTime: clock.shift({ hours: -(index * 5 + 2), minutes: -friends.int(0, 59) }),
      status,
      statusName: STATUS_NAME[status],
      ...(status === 2 ? { conditionText: '7天内完成首单即可到账' } : {}),
      ...(status === 4 ? { invalidReason: '好友不是新用户' } : {}),
      amount: status === 4 ? 0 : PER_FRIEND,
    }
  })
}

/** Everybody this person brought, newest first: who registered here through the invitation, then who was there before. */
export function cashInvites(state: MockState, account: Account, sourceId: string): readonly InviteRowReply[] {
  const arrived = listInvitedBy(state, account, sourceId).map(
    ({ uid, mobile, registerTime }): InviteRowReply => ({
      id: uid,
      mobileMask: toMobileMask(mobile),
      registerTime,
      status: 2,
      statusName: STATUS_NAME[2],
      conditionText: '7天内完成首单即可到账',
      amount: PER_FRIEND,
    }),
  )
  return [...arrived, ...(cashInvitePart.of(state).seeded[account.uid] ?? [])]
}

/** Cents. A friend counts once registered; the money comes with the first order, and with each step of the ladder. */
export function cashWallet(state: MockState, account: Account, sourceId: string) {
  const friends = cashInvites(state, account, sourceId)
  const sum = (status: number) => friends.reduce((total, friend) => total + (friend.status === status ? friend.amount : 0), 0)
  const friendsInvited = friends.length
  const steps = CASH_LADDER.reduce((total, { inviteCount, amount }) => total + (inviteCount <= friendsInvited ? amount : 0), 0)
  const arrived = friends.some(({ status }) => status === 3) ? steps : 0
  const totalEarned = sum(3) + arrived
  return { withdrawable: totalEarned - (cashInvitePart.of(state).withdrawn[account.uid] ?? 0), pending: sum(2) + (steps - arrived), totalEarned, friendsInvited }
}
