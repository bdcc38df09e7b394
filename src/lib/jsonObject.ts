import { custom, looseObject, pipe, type InferInput, type LooseObjectSchema, type ObjectEntries } from 'valibot'

const isJsonObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The schema of an object of which these fields are read, in a reply. The library's own takes a list for an object too, and one without any
 * field: where every field may be missing, `[]` would pass for an answer that says nothing.
 */
export const jsonObject = <const Entries extends ObjectEntries>(entries: Entries) =>
  pipe(custom<InferInput<LooseObjectSchema<Entries, undefined>>>(isJsonObject, 'not an object'), looseObject(entries))
