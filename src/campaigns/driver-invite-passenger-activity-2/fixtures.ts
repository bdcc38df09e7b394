import { homeStates } from '@/blocks/home/fixtures'
import type { Earnings } from './api'
import type { HomeSectionData } from './home'

const ladder = [
  { friends: 3, cents: 1500 },
  { friends: 10, cents: 6000 },
  { friends: 30, cents: 20_000 },
]

const earnings: Earnings = { total: 6500, today: 2000, firstOrders: 5, invited: 7 }
const states = homeStates<HomeSectionData>({ earnings, ladder }, { earnings: undefined })
const most = Number.MAX_SAFE_INTEGER

export const homeFixtures = {
  ...states,
  empty: { ...states.default, earnings: { total: 0, today: 0, firstOrders: 0, invited: 0 } },
  /** As much as money can be. */
  most: { ...states.default, earnings: { total: most, today: most, firstOrders: 1260, invited: 9999 } },
}
