import type { Account } from '@/mocks/accounts'
import type { MockState } from '@/mocks/state'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import type { RewardRowReply } from '@/services/candle/rows/rewardRow'
import { cashRecalls } from './recalls'
import { CASH_LADDER, cashInvites } from './wallet'

const STATUS_NAME = { 2: '已到账', 5: '待完成首单' } as const

const ofFriend =
  (rewardName: string) =>
  ({ id, amount, registerTime, mobileMask, status }: InviteRowReply): RewardRowReply => {
    const stands = status === 3 ? 2 : 5
    return { id: `reward-${id}`, rewardName, rewardType: 1, amount, getTime: registerTime, mobileMask, status: stands, statusName: STATUS_NAME[stands] }
  }

const counts = ({ status }: InviteRowReply) => status === 2 || status === 3

/** Every credit that the wallet counts, newest first: what has arrived adds up to what was earned in all, the rest to what is on its way. */
export function cashRewards(state: MockState, account: Account, sourceId: string) {
  const friends = cashInvites(state, account, sourceId)
  const stepStatus = friends.some(({ status }) => status === 3) ? 2 : 5
  const steps = CASH_LADDER.filter(({ inviteCount }) => inviteCount <= friends.length).map(
    ({ inviteCount, amount }): RewardRowReply => ({
      id: `reward-step-${inviteCount}`,
      rewardName: `邀满${inviteCount}人奖励`,
      rewardType: 1,
      amount,
      getTime: friends[friends.length - inviteCount]?.registerTime ?? state.clock.now(),
      status: stepStatus,
      statusName: STATUS_NAME[stepStatus],
    }),
  )
  const rows = [...friends.filter(counts).map(ofFriend('好友首单奖励')), ...steps, ...cashRecalls(state, account).filter(counts).map(ofFriend('好友回归奖励'))]
  return rows.sort(({ getTime: a }, { getTime: b }) => (a && b && a !== b ? (a < b ? 1 : -1) : 0))
}
