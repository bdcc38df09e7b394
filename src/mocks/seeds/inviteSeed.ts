import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import { findByMobile, KNOWN_PHONES, randomMobileMask, toMobileMask, type Account } from '../state/accounts'
import type { Random } from '../state/random'
import { definePart, type MockState } from '../state/state'

/** How long a friend has for the first order (hours). */
export const IN_TIME_HOURS = 7 * 24

/** The end of the time in which a friend who registered then can meet the condition. */
const deadlineOf = (registerTime: string): string => formatShanghaiTime((parseShanghaiTime(registerTime) ?? 0) + IN_TIME_HOURS * 3_600_000)

/** The status of an invitation: 2 in progress, 3 rewarded, 4 invalid. `note`: what the friend still has to do, or why it does not count. */
export type InviteStatus = { readonly status: 2 | 3 | 4; readonly statusName: string; readonly note?: string | undefined }

/** An invite row of a friend who came at `registerTime`, and brings `cents` unless the invitation does not count. */
export function inviteRowOf(friend: Pick<InviteRowReply, 'id' | 'mobileMask'> & { readonly registerTime: string }, { status, statusName, note = '' }: InviteStatus, cents: number): InviteRowReply {
  return {
    ...friend,
    status,
    statusName,
    ...(status === 2 ? { conditionText: note, expireTime: deadlineOf(friend.registerTime) } : {}),
    ...(status === 4 ? { invalidReason: note } : {}),
    amount: status === 4 ? 0 : cents,
  }
}

/** The friend of an invite row. */
export const accountRow = ({ uid, mobile, registerTime }: Account) => ({ id: uid, mobileMask: toMobileMask(mobile), registerTime })

type FriendSeed = {
  /** How many there are, and the hours between them. */
  readonly count: number
  readonly everyHours: number
  readonly cents: number
  /** Whose friends they are; the passenger with many friends unless given. */
  readonly owner?: string
  /** The first part of their ids. */
  readonly id: string
  readonly statusAt: (index: number, hoursAgo: number, random: Random) => InviteStatus
}

/** Invite rows by the uid of their owner, newest first: friends who were invited before this visit. `name`: of the state's part and of its random numbers. */
export const seedInvites = (name: string, seed: FriendSeed) =>
  definePart(name, (state): Record<string, InviteRowReply[]> => {
    const owner = findByMobile(state, seed.owner ?? KNOWN_PHONES.passenger)
    return owner ? { [owner.uid]: rowsOf(state, name, seed) } : {}
  })

function rowsOf({ random, clock }: MockState, name: string, { count, everyHours, cents, id, statusAt }: FriendSeed): InviteRowReply[] {
  const friends = random(name)
  return Array.from({ length: count }, (_, index) => {
    const hoursAgo = index * everyHours + 2
    const status = statusAt(index, hoursAgo, friends)
    const registerTime = clock.shift({ hours: -hoursAgo, minutes: -friends.int(0, 59) })
    return inviteRowOf({ id: `${id}-${count - index}`, mobileMask: randomMobileMask(friends), registerTime }, status, cents)
  })
}

/** The sum of the rows with this status, in cents. */
export const centsOf = (rows: readonly InviteRowReply[], status: number): number => rows.reduce((total, row) => total + (row.status === status ? row.amount : 0), 0)
