import type { StoredValues } from './slicePersist'

/** A migration of `{open: {<name>: entry}}`: the key of each entry that was `from` is `to`. What is no entry is left to `deserialize`. */
export const renameEntryKey =
  (from: string, to: string) =>
  ({ open, ...stored }: StoredValues): StoredValues => ({ ...stored, open: Object.fromEntries(Object.entries(Object(open)).map(([name, entry]) => [name, renamed(entry, from, to)])) })

function renamed(entry: unknown, from: string, to: string): unknown {
  if (typeof entry !== 'object' || entry === null || !(from in entry)) return entry
  const { [from]: value, ...rest } = entry as StoredValues
  return Object.assign(rest, { [to]: value })
}
