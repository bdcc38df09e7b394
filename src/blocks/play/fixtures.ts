import type { Drawn, GrantedPrize, Prize } from '@/services/candle'
import type { DrawStage } from '../draw/useDraw'
import { sampleEnding } from '../home/fixtures'
import type { PlayData } from './playData'

export const samplePrize: Prize = { id: '1', name: '打车优惠券', kind: 'coupon', cents: 1200, thresholdCents: 2000, expiresAt: '2026-12-10 23:59', link: '' }

/** The same, as a page shows it that knows of it from before. */
export const heldPrize: GrantedPrize = { ...samplePrize, status: 'usable', statusName: '' }

/** A draw whose result is there. */
const settledStage = (prize: Prize | null): DrawStage<Drawn> => ({ step: 'settled', result: { prize }, isFresh: false })

/** A thing, which is worth no sum, and a prize of which the server says no more than that it was won. */
export const toldThings = {
  goods: settledStage({ ...samplePrize, name: '车载香薰', kind: 'goods', cents: 0, thresholdCents: 0, expiresAt: '' }),
  unnamed: settledStage({ ...samplePrize, id: '', name: '', kind: 'unknown', cents: 0, thresholdCents: 0, expiresAt: '' }),
}

/** The states that every page has which is played, for previews, workbench and tests; `prize`: what is won. */
export function playStates<Own extends object>(own: Own, prize: Prize = samplePrize) {
  const idle: PlayData<Own> = { ...own, ending: sampleEnding, serverClockOffset: 0, isLoggedIn: true, stage: { step: 'idle' } }
  const settled = (won: Prize | null): PlayData<Own> => ({ ...idle, stage: settledStage(won) })
  return {
    default: idle,
    drawing: { ...idle, stage: { step: 'drawing' as const } },
    asking: { ...idle, stage: { step: 'asking' as const } },
    unknown: { ...idle, stage: { step: 'unknown' as const } },
    won: settled(prize),
    lost: settled(null),
    cash: settled({ ...samplePrize, kind: 'cash', name: '现金红包', cents: 888, thresholdCents: 0, expiresAt: '' }),
  }
}
