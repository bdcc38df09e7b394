import { playStates } from '@/blocks/play/fixtures'
import type { HomeSectionData } from './home'

export const NEXT_OPEN = '2026-11-21 10:00'
/** As the server words it. */
export const CONDITION = '本月完成一次行程'

const states = playStates<HomeSectionData>({ seconds: 10, nextOpenAt: '' })
/** The page is asked for anew with what was drawn: below the dialog, today's is used. */
const used = { nextOpenAt: NEXT_OPEN }
const won = { ...states.won, ...used }

export const homeFixtures = {
  ...states,
  used: { ...states.default, ...used },
  won,
  lost: { ...states.lost, ...used },
  cash: { ...states.cash, ...used },
  caught: { ...won, stage: { step: 'settled' as const, isFresh: false, result: { prize: won.stage.step === 'settled' ? won.stage.result.prize : null, caught: 23 } } },
}
