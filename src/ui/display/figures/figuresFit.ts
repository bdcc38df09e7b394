import { toYuan } from '@/lib/money'

/** Where there is no `min()` (Chrome < 79), or no browser to ask, it grows with the letters. */
const knowsMin = (): boolean => typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('font-size', 'min(1rem, 1vw)')

/**
 * Makes an amount smaller that has more figures than its line holds, so that no sum, however large, widens a page: with large letters it is as large as
 * a phone of 320 px shows it. `size`: of those that fit, in rem; `most`: with large letters, where it has a line of its own then. Undefined where it fits as it is.
 */
export function figuresFit(cents: number | undefined, figures: number, size = 2.5, most = size): { readonly fontSize: string } | undefined {
  const { length } = toYuan(cents ?? 0)
  if (length <= figures) return undefined
  const share = figures / length
  const rem = `${(size * share).toFixed(3)}rem`
  return { fontSize: knowsMin() ? `min(${rem}, ${(5 * most * share).toFixed(3)}vw)` : rem }
}
