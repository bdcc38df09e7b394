import type { EntryState } from './entry'

export type WithEntry = { readonly entry: EntryState }

export const selectEntry = ({ entry }: WithEntry): EntryState => entry
export const selectSourceId = ({ entry }: WithEntry): string | null => entry.sourceId
export const selectIsDriver = ({ entry }: WithEntry): boolean => entry.userType === 2
