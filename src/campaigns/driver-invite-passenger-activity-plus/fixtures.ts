import { homeStates } from '@/blocks/home/fixtures'
import type { Winner } from '@/services/candle'
import type { Earnings } from './api'
import type { HomeSectionData } from './home'

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

const earnings: Earnings = { period: 7600, from: '11-16', to: '11-22', today: 1600, total: 8400, firstOrders: 8, invited: 10 }
const states = homeStates<HomeSectionData>({ earnings, ladder, perOrder: 800, inviteeCents: 2000, isCodeWanted: false, winners }, { earnings: undefined })
const most = Number.MAX_SAFE_INTEGER

export const homeFixtures = {
  ...states,
  empty: { ...states.default, earnings: { ...earnings, period: 0, today: 0, total: 0, firstOrders: 0, invited: 0 }, winners: [] },
  /** As much as money can be. */
  most: { ...states.default, earnings: { ...earnings, period: most, today: most, total: most, firstOrders: 1260, invited: 9999 } },
}
