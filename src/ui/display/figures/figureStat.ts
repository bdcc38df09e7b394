/** One of the figures below a large one: a sum of money (integer cents, undefined where it is not known), or anything else in words. */
export type FigureStat = { readonly label: string } & ({ readonly cents: number | undefined } | { readonly words: string })

/** From here on (integer cents) a sum does not fit a third of a small phone. */
const LONG_FROM = 1_000_000

/** Whether each needs a line of its own, since one does. */
export const needLines = (stats: readonly FigureStat[]): boolean => stats.some((stat) => 'cents' in stat && (stat.cents ?? 0) >= LONG_FROM)
