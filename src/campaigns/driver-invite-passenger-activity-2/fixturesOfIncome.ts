import { income, passengers } from '@/blocks/income/fixtures'
import type { OrderTab } from '@/blocks/income/orderTabs'
import { listStates } from '@/blocks/list/listStates'
import type { InviteRow, RewardRow } from '@/services/candle'

export const inviteFixtures = listStates<InviteRow, OrderTab>(passengers(1000, 5), 'all')

/** ¥10 for each order, and a step of the ladder: the third was on the 18th. */
export const incomeFixtures = listStates<RewardRow>([
  { ...income, friend: '188****1157', at: '2026-11-20 09:40' },
  { ...income, id: '2', friend: '131****9604', at: '2026-11-20 08:33' },
  { ...income, id: '3', name: '满3个首单奖励', friend: '', at: '2026-11-18 18:26', cents: 1500 },
  { ...income, id: '4', friend: '177****3310', at: '2026-11-18 18:26' },
  { ...income, id: '5', friend: '135****6620', at: '2026-11-18 12:10' },
  { ...income, id: '6' },
])

const settled: RewardRow = { ...income, status: 'received', statusName: '已结算' }

/** Of earlier activities, in two months. */
export const pastIncomeFixtures = listStates<RewardRow>([
  { ...settled, name: '满10个首单奖励', friend: '', at: '2026-09-28 18:26', cents: 6000 },
  { ...settled, id: '2', friend: '133****2048', at: '2026-09-28 18:26' },
  { ...settled, id: '3', friend: '180****6631', at: '2026-08-30 21:15' },
])
