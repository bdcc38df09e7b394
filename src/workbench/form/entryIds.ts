import { useState } from 'react'

/** A name for each entry of a list, so that an entry that moves keeps its place in the page and in the hand that drags it. */
export type EntryIds = { readonly ids: readonly string[]; readonly set: (ids: readonly string[]) => void; readonly fresh: () => string }

let last = 0
const fresh = (): string => {
  last += 1
  return `entry-${last}`
}

/** As many names as entries: undo and import change the entries from outside. */
function fittingIds(ids: readonly string[], count: number): readonly string[] {
  if (ids.length === count) return ids
  return ids.length > count ? ids.slice(0, count) : [...ids, ...Array.from({ length: count - ids.length }, fresh)]
}

export function useEntryIds(count: number): EntryIds {
  const [kept, set] = useState<readonly string[]>([])
  const ids = fittingIds(kept, count)
  if (ids !== kept) set(ids)
  return { ids, set, fresh }
}
