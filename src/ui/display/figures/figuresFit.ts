import { toYuan } from '@/lib/money'

/** Makes an amount smaller that has more figures than its line holds, so that no sum, however large, widens a page. Undefined where it fits as it is. */
export function figuresFit(cents: number | undefined, figures: number): { readonly fontSize: string } | undefined {
  const { length } = toYuan(cents ?? 0)
  return length > figures ? { fontSize: `${((2.5 * figures) / length).toFixed(3)}rem` } : undefined
}
