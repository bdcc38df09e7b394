import { homeStates } from '@/blocks/home/fixtures'
import type { Ladder } from '@/services/candle'
import type { CityReward, Hire } from './calls'

/** A campaign's activity as previews, tests and the embedded backend know it (integer cents). */
export type HireSample = {
  readonly cities: readonly CityReward[]
  readonly ladder: Ladder
  /** What a candidate gets once on the road. */
  readonly giftCents: number
}

export function hireFixtures({ cities, ladder }: HireSample) {
  const shown: Hire = { cities, ladder, recommended: { clues: 9, signed: 5, onRoad: 3 } }
  const states = homeStates<Hire>(shown, { recommended: undefined })
  const most = { clues: 12_600, signed: 8_640, onRoad: 7_200 }
  return {
    ...states,
    empty: { ...states.default, recommended: { clues: 0, signed: 0, onRoad: 0 } },
    many: { ...states.default, recommended: most, cities: Array.from({ length: 45 }, (_, at) => ({ name: `${cities[at % cities.length]?.name ?? ''}${at + 1}`, cents: 80_000 + at * 1_000 })) },
    withoutRule: { ...states.default, cities: [], ladder: [] },
  }
}
