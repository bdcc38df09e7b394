import type { DrawStage } from './useDraw'

/** The one big button of a page that draws: draw, wait, ask what came of it, share for another chance, or nothing left to do. */
export type DrawCta = 'draw' | 'busy' | 'ask' | 'share' | 'none'

/** `chances`: how many are left; undefined where the campaign counts none. A draw that is open comes first: its chance is used already. */
export function drawCta(step: DrawStage<unknown>['step'], chances: number | undefined, canShare: boolean): DrawCta {
  if (step === 'drawing' || step === 'asking') return 'busy'
  if (step === 'unknown') return 'ask'
  if (chances === undefined || chances > 0) return 'draw'
  return canShare ? 'share' : 'none'
}
