import { custom, looseObject, pipe, type InferInput, type LooseObjectSchema, type ObjectEntries } from 'valibot'

const isJsonObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The schema of an object in a reply. The library's own also accepts a list: where every field is optional, `[]` would pass as an empty
 * reply.
 */
export const jsonObject = <const Entries extends ObjectEntries>(entries: Entries) =>
  pipe(custom<InferInput<LooseObjectSchema<Entries, undefined>>>(isJsonObject, 'not an object'), looseObject(entries))
