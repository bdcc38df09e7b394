import type { Prize } from '@/services/candle'
import { sampleEnding } from '../home/fixtures'
import type { PlayData } from './playData'

export const samplePrize: Prize = { id: '1', name: '打车优惠券', kind: 'coupon', cents: 1200, thresholdCents: 2000, expiresAt: '2026-12-10 23:59', link: '' }

/** The states that every page has which is played, for previews, workbench and tests; `prize`: what is won. */
export function playStates<Own extends object>(own: Own, prize: Prize = samplePrize) {
  const idle: PlayData<Own> = { ...own, ending: sampleEnding, serverAhead: 0, isLoggedIn: true, stage: { step: 'idle' } }
  const told = (won: Prize | null): PlayData<Own> => ({ ...idle, stage: { step: 'told', result: { prize: won }, isFresh: false } })
  return {
    default: idle,
    drawing: { ...idle, stage: { step: 'drawing' as const } },
    asking: { ...idle, stage: { step: 'asking' as const } },
    unknown: { ...idle, stage: { step: 'unknown' as const } },
    won: told(prize),
    lost: told(null),
    cash: told({ ...samplePrize, kind: 'cash', name: '现金红包', cents: 888, thresholdCents: 0, expiresAt: '' }),
  }
}
