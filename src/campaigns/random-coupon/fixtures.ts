import { playStates, samplePrize } from '@/blocks/play/fixtures'
import type { HomeOwn } from './home'

const states = playStates<HomeOwn>({ prize: null, chances: 1 })
const drawn = { ...states.default, prize: samplePrize }

export const homeFixtures = { ...states, again: drawn, noChance: { ...drawn, chances: 0 }, neither: { ...states.default, chances: 0 } }
