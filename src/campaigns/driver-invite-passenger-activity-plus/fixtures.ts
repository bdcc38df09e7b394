import { homeStates } from '@/blocks/home/homeData'
import { income, passengers } from '@/blocks/income/fixtures'
import { listStates } from '@/blocks/list/listStates'
import type { IncomeDay, InviteRow, RewardRow, Winner } from '@/services/candle'
import type { Earnings, InviteTab } from './api'
import type { HomeOwn } from './home'

const winners: readonly Winner[] = [
  { id: 'w1', name: '136****2210', cents: 800 },
  { id: 'w2', name: '187****9034', cents: 5000 },
]

const ladder = [
  { friends: 5, cents: 2000 },
  { friends: 10, cents: 5000 },
  { friends: 30, cents: 18_000 },
  { friends: 60, cents: 50_000 },
]

const earnings: Earnings = { period: 26_400, from: '11-16', to: '11-22', today: 2400, total: 128_600, firstOrders: 17, invited: 26 }
const states = homeStates<HomeOwn>({ earnings, ladder, perOrder: 800, inviteeCents: 2000, winners }, { earnings: undefined })
const most = Number.MAX_SAFE_INTEGER

export const homeFixtures = {
  ...states,
  empty: { ...states.default, earnings: { ...earnings, period: 0, today: 0, total: 0, firstOrders: 0, invited: 0 }, winners: [] },
  /** As much as money can be. */
  most: { ...states.default, earnings: { ...earnings, period: most, today: most, total: most, firstOrders: 1260, invited: 9999 } },
}

export const invitationFixtures = listStates<InviteRow, InviteTab>(passengers(800), 'all')

/** ¥8 for each order, and the steps of the ladder: the fifth order was on the 17th, the tenth on the 18th. */
export const profitFixtures = listStates<IncomeDay>([
  { id: '2026-11-18', date: '2026-11-18', orders: 3, cents: 7400 },
  { id: '2026-11-17', date: '2026-11-17', orders: 6, cents: 6800 },
  { id: '2026-10-31', date: '2026-10-31', orders: 1, cents: 800 },
])

/** The newest of these days, order by order. */
export const dayFixtures = listStates<RewardRow>([
  { ...income, name: '满10单首单奖励', friend: '', at: '2026-11-18 18:26', cents: 5000 },
  { ...income, id: '2', friend: '135****6620', at: '2026-11-18 18:26', cents: 800 },
  { ...income, id: '3', friend: '177****3310', at: '2026-11-18 12:10', cents: 800 },
  { ...income, id: '4', cents: 800 },
])
