import { findByMobile, KNOWN_PHONES, type Account } from '@/mocks/accounts'
import { definePart, type MockState } from '@/mocks/state'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import { deadlineOf, IN_TIME_HOURS } from './deadline'

/** Cents for a friend who rides again. */
const PER_RECALL = 500
const SEEDED = 43

const STATUS_NAME = { 2: '待完成首单', 3: '奖励已到账', 4: '召回无效' } as const

/** By uid, newest first: friends who had not ridden for long and came back through the invitation. */
const recalls = definePart('cashRecalls', (state): Record<string, InviteRowReply[]> => {
  const rich = findByMobile(state, KNOWN_PHONES.passenger)
  return rich ? { [rich.uid]: Array.from({ length: SEEDED }, (_, index) => toRow(state, index)) } : {}
})

function toRow({ random, clock }: MockState, index: number): InviteRowReply {
  const friends = random('cashRecalls')
  const hoursAgo = index * 13 + 4
  const status = index % 9 === 4 ? 4 : hoursAgo < IN_TIME_HOURS && index % 3 === 1 ? 2 : 3
  const registerTime = clock.shift({ hours: -hoursAgo, minutes: -friends.int(0, 59) })
  return {
    id: `recall-${SEEDED - index}`,
    mobileMask: `1${friends.pick(['3', '5', '7', '8'])}${friends.text('0123456789', 1)}****${friends.text('0123456789', 4)}`,
    registerTime,
    status,
    statusName: STATUS_NAME[status],
    ...(status === 2 ? { conditionText: '回归后7天内完成一单即可到账', expireTime: deadlineOf(registerTime) } : {}),
    ...(status === 4 ? { invalidReason: '好友近30天内有出行' } : {}),
    amount: status === 4 ? 0 : PER_RECALL,
  }
}

export function cashRecalls(state: MockState, { uid }: Account): readonly InviteRowReply[] {
  return recalls.of(state)[uid] ?? []
}

/** Cents that came with friends who ride again, and that are still to come. */
export function recalledCents(state: MockState, account: Account) {
  const sum = (status: number) => cashRecalls(state, account).reduce((total, friend) => total + (friend.status === status ? friend.amount : 0), 0)
  return { arrived: sum(3), pending: sum(2) }
}
