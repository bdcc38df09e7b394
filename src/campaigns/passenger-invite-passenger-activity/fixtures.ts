import { homeStates } from '@/blocks/home/fixtures'
import type { Listing } from '@/blocks/list/listData'
import { listStates } from '@/blocks/list/listStates'
import type { InviteRow, RewardRow } from '@/services/candle'
import type { HomeSectionData } from './home'

const coupon: RewardRow = { id: '1', name: '好友首单奖励券', kind: 'coupon', friend: '138****5678', at: '2026-11-18 10:02', expiresAt: '2026-12-18 23:59', quantity: 1, status: 'received', statusName: '已到账', reason: '', cents: 1000, link: 'saicmobility://callcar' }
const rewards: readonly RewardRow[] = [
  coupon,
  { ...coupon, id: '2', friend: '小满', at: '2026-11-17 20:05', expiresAt: '', status: 'processing', statusName: '待完成首单', link: '' },
  { ...coupon, id: '3', friend: '159****0021', at: '2026-11-12 18:30', expiresAt: '2026-12-12 23:59', quantity: 2, status: 'used', statusName: '已使用' },
  { ...coupon, id: '4', friend: '186****7702', at: '2026-10-12 18:30', expiresAt: '2026-11-11 23:59', status: 'expired', statusName: '已过期' },
]

const invites: readonly InviteRow[] = [
  { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '已完单', note: '', deadline: '', cents: 1000 },
  { id: '2', name: '小满', avatar: '', registeredAt: '11-17 20:05', status: 'registered', statusName: '已注册', note: '', deadline: '', cents: 1000 },
  { id: '3', name: '159****0021', avatar: '', registeredAt: '11-12 17:40', status: 'rewarded', statusName: '已完单', note: '', deadline: '', cents: 1000 },
]

const shown: Listing<RewardRow> = { status: 'shown', rows: rewards, total: rewards.length, end: 'end' }
const states = homeStates<HomeSectionData>({ offer: { mine: 1000, friends: 2000 }, earned: { total: 2000, pending: 1000 }, rewards: undefined }, { earned: undefined })

export const homeFixtures = {
  ...states,
  empty: { ...states.default, earned: { total: 0, pending: 0 } },
  many: { ...states.default, earned: { total: 123_456_789, pending: 98_765_400 } },
  withoutAmounts: { ...states.default, offer: { mine: undefined, friends: undefined } },
  rewards: { ...states.default, rewards: shown },
  sumFailed: { ...states.default, earned: 'failed' as const },
  noRewards: { ...states.default, rewards: { ...shown, rows: [], total: 0 } },
}

const lists = listStates(invites)
export const invitedFixtures = { ...lists, loggedOut: { ...lists.default, listing: { status: 'loggedOut' as const } } }
