import type { CacheSnapshot } from 'virtua'

/** More lists than a user goes back through. */
const LIMIT = 20

/** By the key of the history's entry: how high the rows of a list were, so that coming back finds the same place to the pixel. */
const kept = new Map<string, CacheSnapshot>()

export const loadRowHeights = (key: string): CacheSnapshot | undefined => kept.get(key)

export function saveRowHeights(key: string, heights: CacheSnapshot): void {
  kept.delete(key)
  kept.set(key, heights)
  const [oldest] = kept.keys()
  if (kept.size > LIMIT && oldest !== undefined) kept.delete(oldest)
}
