import { income, passengers } from '@/blocks/income/fixtures'
import type { OrderTab } from '@/blocks/income/orderTabs'
import { listStates } from '@/blocks/list/listStates'
import type { IncomeDay, InviteRow, RewardRow } from '@/services/candle'

export const invitationFixtures = listStates<InviteRow, OrderTab>(passengers(800, 8), 'all')

/** ¥8 for each order, and a step of the ladder: the fifth was on the 18th. */
export const profitFixtures = listStates<IncomeDay>([
  { id: '2026-11-20', date: '2026-11-20', orders: 2, cents: 1600 },
  { id: '2026-11-18', date: '2026-11-18', orders: 3, cents: 4400 },
  { id: '2026-11-17', date: '2026-11-17', orders: 2, cents: 1600 },
  { id: '2026-10-31', date: '2026-10-31', orders: 1, cents: 800 },
])

/** The 18th, order by order. */
export const dayFixtures = listStates<RewardRow>([
  { ...income, friend: '177****3310', at: '2026-11-18 18:26', cents: 800 },
  { ...income, id: '2', name: '满5个首单奖励', friend: '', at: '2026-11-18 12:10', cents: 2000 },
  { ...income, id: '3', friend: '135****6620', at: '2026-11-18 12:10', cents: 800 },
  { ...income, id: '4', cents: 800 },
])
