import { playStates } from '@/blocks/play/fixtures'
import type { HomeOwn } from './home'

export const NEXT_OPEN = '2026-11-21 10:00'
/** As the server words it. */
export const CONDITION = '本月完成一次行程'

const states = playStates<HomeOwn>({ seconds: 10, nextOpenAt: '' })

export const homeFixtures = { ...states, used: { ...states.default, nextOpenAt: NEXT_OPEN }, caught: { ...states.won, stage: { step: 'told' as const, isFresh: false, result: { prize: states.won.stage.step === 'told' ? states.won.stage.result.prize : null, caught: 23 } } } }
