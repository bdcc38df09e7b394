import { count, flag } from '@/lib/reply/fields'

/** Of a page call's `stat`, where a campaign counts how often the user may still play. */
export const chanceEntries = { chanceLeft: count, canShareForChance: flag }

export type Chances = {
  /** Undefined for a user who is not logged in. */
  readonly chances: number | undefined
  /** A share gives one more today. */
  readonly canShare: boolean
}

export const parseChances = (stat: { readonly chanceLeft: number; readonly canShareForChance: boolean } | null): Chances => ({ chances: stat?.chanceLeft, canShare: stat?.canShareForChance ?? false })
