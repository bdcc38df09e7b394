import { playStates, samplePrize } from '@/blocks/play/fixtures'
import type { HomeOwn } from './home'

const states = playStates<HomeOwn>({ prize: null, chances: 1 })
const drawn = { ...states.default, prize: samplePrize }
const noChance = { ...drawn, chances: 0 }

export const homeFixtures = { ...states, again: drawn, won: { ...noChance, stage: states.won.stage }, cash: { ...noChance, stage: states.cash.stage }, noChance, neither: { ...states.default, chances: 0 } }
