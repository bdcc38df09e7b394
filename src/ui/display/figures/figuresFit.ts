import { toYuan } from '@/lib/money'

/** Where there is no `min()` (Chrome < 79), or nobody to ask, it grows with the letters. */
const knowsMin = (): boolean => typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('font-size', 'min(1rem, 1vw)')

/**
 * Makes an amount smaller that has more figures than its line holds, so that no sum, however large, widens a page: with large letters it is as large as
 * a phone of 320 px shows it. `size`: of those that fit, in rem. Undefined where it fits as it is.
 */
export function figuresFit(cents: number | undefined, figures: number, size = 2.5): { readonly fontSize: string } | undefined {
  const { length } = toYuan(cents ?? 0)
  if (length <= figures) return undefined
  const rem = (size * figures) / length
  return { fontSize: knowsMin() ? `min(${rem.toFixed(3)}rem, ${(5 * rem).toFixed(3)}vw)` : `${rem.toFixed(3)}rem` }
}
