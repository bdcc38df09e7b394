import { heldPrize, playStates, toldThings } from '@/blocks/play/fixtures'
import type { HomeSectionData } from './home'

const states = playStates<HomeSectionData>({ prize: undefined, finishedAt: '2026-11-20 18:32' })

export const homeFixtures = {
  ...states,
  goods: { ...states.default, stage: toldThings.goods },
  unnamed: { ...states.default, stage: toldThings.unnamed },
  receivedNothing: { ...states.default, prize: null },
  received: { ...states.default, prize: heldPrize },
  prizeUsed: { ...states.default, prize: { ...heldPrize, status: 'used' as const } },
  prizeExpired: { ...states.default, prize: { ...heldPrize, status: 'expired' as const } },
  loggedOut: { ...states.default, isLoggedIn: false },
  empty: { ...states.default, finishedAt: null },
}
