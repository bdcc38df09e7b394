import { listStates } from '@/blocks/list/listStates'
import type { InviteRow, Period, RewardRow } from '@/services/candle'

export const income: RewardRow = { id: '1', name: '乘客首单奖励', kind: 'cash', friend: '138****5678', at: '2026-11-18 10:02', status: 'processing', statusName: '待结算', reason: '', cents: 1000 }

const passenger: InviteRow = { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '已首单', note: '', deadline: '', cents: 1000 }

/** Whom a driver brought: with a first order, still without one, and one who does not count. */
export const passengers = (cents: number): readonly InviteRow[] => [
  { ...passenger, cents },
  { ...passenger, cents, id: '2', name: '186****7702', registeredAt: '11-17 20:05', status: 'inProgress', statusName: '未首单', note: `完成首单后你得¥${cents / 100}`, deadline: '11-24 20:05' },
  { ...passenger, id: '3', name: '159****0021', registeredAt: '11-16 12:40', status: 'invalid', statusName: '邀请无效', note: '乘客不是新用户', cents: 0 },
]

/** By order: two months, with a step of the ladder. */
export const incomeFixtures = listStates<RewardRow>([
  income,
  { ...income, id: '2', name: '满10单首单奖励', friend: '', at: '2026-11-18 09:40', cents: 6000 },
  { ...income, id: '3', friend: '159****0021', at: '2026-10-30 21:15', status: 'received', statusName: '已结算' },
])

const week: Period = { id: '2026-11-16', name: '', first: '2026-11-16', last: '2026-11-22', invited: 2, cents: 13_000, status: 'underWay' }

export const weekFixtures = listStates<Period>([week, { ...week, id: '2026-11-09', first: '2026-11-09', last: '2026-11-15', cents: 38_000, status: 'settled' }])

export const earlierFixtures = listStates<Period>([
  { id: '1', name: '秋季司机招募', first: '2026-08-01', last: '2026-09-30', invited: 14, cents: 312_000, status: 'settled' },
  { id: '2', name: '夏季司机招募', first: '2026-05-01', last: '2026-06-30', invited: 9, cents: 186_000, status: 'settled' },
])
