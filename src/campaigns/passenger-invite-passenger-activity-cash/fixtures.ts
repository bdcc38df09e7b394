import { homeStates } from '@/blocks/home/fixtures'
import { listStates } from '@/blocks/list/listStates'
import type { InviteRow, RewardRow, Winner, WithdrawRow } from '@/services/candle'
import type { InviteTab } from './api'
import type { HomeSectionData } from './home'

const invites: readonly InviteRow[] = [
  { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '奖励已到账', note: '', deadline: '', cents: 1000 },
  { id: '2', name: '小满', avatar: '', registeredAt: '11-17 20:05', status: 'inProgress', statusName: '待完成首单', note: '7天内完成首单即可到账', deadline: '11-24 20:05', cents: 1000 },
  { id: '3', name: '159****0021', avatar: '', registeredAt: '11-16 12:40', status: 'invalid', statusName: '邀请无效', note: '好友不是新用户', deadline: '', cents: 0 },
  { id: '4', name: '186****7702', avatar: '', registeredAt: '11-15 08:11', status: 'registered', statusName: '已注册', note: '', deadline: '11-22 08:11', cents: 1000 },
]

const rewards: readonly RewardRow[] = [
  { id: '1', name: '邀满1人奖励', kind: 'cash', friend: '', at: '2026-11-18 10:02', expiresAt: '', quantity: 1, status: 'received', statusName: '已到账', reason: '', cents: 1000, link: '' },
  { id: '2', name: '好友首单奖励', kind: 'cash', friend: '138****5678', at: '2026-11-18 10:02', expiresAt: '', quantity: 1, status: 'received', statusName: '已到账', reason: '', cents: 1000, link: '' },
  { id: '3', name: '好友首单奖励', kind: 'cash', friend: '小满', at: '2026-11-17 20:05', expiresAt: '', quantity: 1, status: 'processing', statusName: '待完成首单', reason: '', cents: 1000, link: '' },
]

const withdrawals: readonly WithdrawRow[] = [
  { id: '1', cents: 5000, channelName: '微信零钱', appliedAt: '2026-11-20 10:02:00', arrivesAt: '2026-11-20 12:00:00', status: 'processing', failReason: '' },
  { id: '2', cents: 2000, channelName: '微信零钱', appliedAt: '2026-11-12 08:30:00', arrivesAt: '2026-11-12 08:32:00', status: 'success', failReason: '' },
  { id: '3', cents: 10_000, channelName: '微信零钱', appliedAt: '2026-10-30 21:15:00', arrivesAt: '', status: 'failed', failReason: '收款账户异常，请核对后重新提现' },
]

const winners: readonly Winner[] = [
  { id: 'w1', name: '136****2210', cents: 1000 },
  { id: 'w2', name: '阿杰', cents: 5000 },
  { id: 'w3', name: '187****9034', cents: 2000 },
]

const ladder = [
  { friends: 1, cents: 1000 },
  { friends: 10, cents: 5000 },
  { friends: 50, cents: 20_000 },
  { friends: 200, cents: 80_000 },
]

const wallet = { withdrawable: 12_860, pending: 2000, totalEarned: 19_860, friendsInvited: 4 }

const states = homeStates<HomeSectionData>({ wallet, ladder, latestInvites: invites.slice(0, 3), oneRideAway: { friends: 2, cents: 2000 }, winners }, { wallet: undefined, latestInvites: [] })

export const homeFixtures = {
  ...states,
  /** What friends are one ride away from is not said. */
  withoutWaitingAmount: { ...states.default, oneRideAway: { friends: 2, cents: 0 } },
  empty: { ...states.default, wallet: { withdrawable: 0, pending: 0, totalEarned: 0, friendsInvited: 0 }, latestInvites: [], oneRideAway: { friends: 0, cents: 0 }, winners: [] },
  many: { ...states.default, wallet: { withdrawable: 123_456_789, pending: 98_765_432, totalEarned: 1_222_222_221, friendsInvited: 1260 } },
  /** As much as money can be. */
  most: { ...states.default, wallet: { withdrawable: Number.MAX_SAFE_INTEGER, pending: Number.MAX_SAFE_INTEGER, totalEarned: Number.MAX_SAFE_INTEGER, friendsInvited: 1260 } },
}

export const invitationFixtures = listStates<InviteRow, InviteTab>(invites, 'fresh')
export const rewardFixtures = listStates(rewards)
export const withdrawFixtures = listStates(withdrawals)
/** Of earlier activities none is under way. */
export const pastWithdrawFixtures = listStates(withdrawals.slice(1).map((row, index): WithdrawRow => Object.assign({}, row, { appliedAt: `2026-0${8 - index}-12 08:30:00`, arrivesAt: row.arrivesAt && `2026-0${8 - index}-12 08:32:00` })))
