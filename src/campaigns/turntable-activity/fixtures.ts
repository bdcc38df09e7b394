import { homeStates } from '@/blocks/home/fixtures'
import type { Prize } from '@/services/candle'
import type { HomeSectionData } from './home'

const states = homeStates<HomeSectionData>(
  { chances: 2, canShare: true, last: { name: '¥5打车券', at: '11-18 09:32' }, stage: { step: 'idle' }, winners: [{ id: '1', name: '138****5678', cents: 500 }, { id: '2', name: '159****0021', cents: 6600 }] },
  { chances: undefined, canShare: false, last: undefined },
)

export const coupon: Prize = { id: 'T1', name: '¥5打车券', kind: 'coupon', cents: 500, thresholdCents: 0, expiresAt: '2026-12-01 23:59', link: '' }
export const goods: Prize = { id: 'T2', name: '车载香薰', kind: 'goods', cents: 0, thresholdCents: 0, expiresAt: '', link: '' }
/** The page is asked for anew once the wheel stands. */
const settled = (prize: Prize | null, prizeId: string) => ({
  ...states.default,
  chances: 1,
  last: prize ? { name: prize.name, at: '11-20 10:15' } : states.default.last,
  stage: { step: 'settled' as const, result: { prizeId, prize, chances: 1 }, isFresh: true },
})

export const homeFixtures = {
  ...states,
  drawing: { ...states.default, stage: { step: 'drawing' as const } },
  unknown: { ...states.default, stage: { step: 'unknown' as const } },
  won: settled(coupon, '1'),
  goods: settled(goods, '3'),
  nothing: settled(null, '0'),
  noChance: { ...states.default, chances: 0 },
  usedUp: { ...states.default, chances: 0, canShare: false },
  firstTime: { ...states.default, last: undefined },
}
