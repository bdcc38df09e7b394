import { heldPrize, playStates } from '@/blocks/play/fixtures'
import type { HomeSectionData } from './home'

const states = playStates<HomeSectionData>({ prize: null, chances: 1, canShare: true })
const drawn = { ...states.default, prize: heldPrize }
const noChance = { ...drawn, chances: 0 }

export const homeFixtures = {
  ...states,
  again: drawn,
  won: { ...noChance, stage: states.won.stage },
  cash: { ...noChance, stage: states.cash.stage },
  noChance,
  usedUp: { ...noChance, canShare: false },
  neither: { ...states.default, chances: 0 },
  withoutSum: { ...noChance, prize: { ...heldPrize, cents: 0 } },
  prizeUsed: { ...noChance, prize: { ...heldPrize, status: 'used' as const } },
  prizeExpired: { ...noChance, prize: { ...heldPrize, status: 'expired' as const } },
}
