import { playStates, samplePrize } from '@/blocks/play/fixtures'
import type { Winner } from '@/services/candle'
import type { HomeSectionData } from './home'

const winners: readonly Winner[] = [{ id: 'w1', name: '138****1234', cents: 3_260 }, { id: 'w2', name: '159****0021', cents: 1_880 }]
const fare = { cents: 3_680, at: '11-20 18:32', route: '人民广场 → 虹桥站', mode: 'draw' as const }
const own: HomeSectionData = { fare, isFree: undefined, winners }
// The whole fare comes back.
const { cash: _, ...states } = playStates<HomeSectionData>(own, { ...samplePrize, kind: 'cash', cents: fare.cents })

export const homeFixtures = {
  ...states,
  // The page is asked for anew with what was drawn: it knows of it below the dialog.
  won: { ...states.won, isFree: true },
  lost: { ...states.lost, isFree: false },
  sure: { ...states.default, fare: { ...fare, mode: 'sure' as const } },
  received: { ...states.default, isFree: true },
  finished: { ...states.default, isFree: false },
  loggedOut: { ...states.default, isLoggedIn: false },
  empty: { ...states.default, fare: null, winners: [] },
}
