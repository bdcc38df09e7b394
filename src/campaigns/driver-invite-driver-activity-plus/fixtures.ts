import { homeStates } from '@/blocks/home/fixtures'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import type { HomeSectionData } from './home'

const ladder = [
  { friends: 3, cents: 30_000 },
  { friends: 10, cents: 120_000 },
  { friends: 30, cents: 400_000 },
]

const nothing = { weekCents: 0, weekInvited: 0, totalCents: 0, invited: 0 }
const states = homeStates<HomeSectionData>({ ladder, earned: { weekCents: 18_000, weekInvited: 2, totalCents: 56_000, invited: 4 }, now: parseShanghaiTime('2026-11-19 21:00:00') ?? 0 }, { earned: undefined })

export const homeFixtures = { ...states, empty: { ...states.default, earned: nothing }, many: { ...states.default, earned: { weekCents: 123_456_789, weekInvited: 1260, totalCents: 9_876_543_210, invited: 12_600 } } }
