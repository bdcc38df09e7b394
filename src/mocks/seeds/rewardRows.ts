import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import type { RewardRowReply } from '@/services/candle/rows/rewardRow'

/** Reached with `inviteCount` friends, a step gives `amount` once. */
export type LadderStep = { readonly inviteCount: number; readonly amount: number }

const STATUS_NAME = { 2: '已到账', 5: '待完成首单' } as const

const ofFriend =
  (rewardName: string) =>
  ({ id, amount, registerTime, mobileMask, status }: InviteRowReply): RewardRowReply => {
    const stands = status === 3 ? 2 : 5
    return { id: `reward-${id}`, rewardName, rewardType: 1, amount, getTime: registerTime, mobileMask, status: stands, statusName: STATUS_NAME[stands] }
  }

const counts = ({ status }: InviteRowReply) => status === 2 || status === 3

/** The steps that so many friends have reached; they are paid as soon as one friend's reward is. */
const reachedSteps = (ladder: readonly LadderStep[], friends: readonly InviteRowReply[]) => ladder.filter(({ inviteCount }) => inviteCount <= friends.length)

/** Cents of the ladder: what has arrived, and what is on its way. */
export function ladderCents(ladder: readonly LadderStep[], friends: readonly InviteRowReply[]) {
  const total = reachedSteps(ladder, friends).reduce((sum, { amount }) => sum + amount, 0)
  return friends.some(({ status }) => status === 3) ? { arrived: total, pending: 0 } : { arrived: 0, pending: total }
}

/** One row for each step that is reached, at the time of the friend who reached it. */
export function ladderRows(ladder: readonly LadderStep[], friends: readonly InviteRowReply[], now: string): readonly RewardRowReply[] {
  const status = friends.some((friend) => friend.status === 3) ? 2 : 5
  return reachedSteps(ladder, friends).map(({ inviteCount, amount }) => ({
    id: `reward-step-${inviteCount}`,
    rewardName: `邀满${inviteCount}人奖励`,
    rewardType: 1,
    amount,
    getTime: friends[friends.length - inviteCount]?.registerTime ?? now,
    status,
    statusName: STATUS_NAME[status],
  }))
}

/** One row for each friend who counts. */
export const friendRows = (rewardName: string, friends: readonly InviteRowReply[]): readonly RewardRowReply[] => friends.filter(counts).map(ofFriend(rewardName))

export const newestFirst = (rows: readonly RewardRowReply[]): readonly RewardRowReply[] => rows.toSorted(({ getTime: a }, { getTime: b }) => (a && b && a !== b ? (a < b ? 1 : -1) : 0))
