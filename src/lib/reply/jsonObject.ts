import { custom, object, pipe, type InferInput, type ObjectEntries, type ObjectSchema } from 'valibot'

const isJsonObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The schema of an object in a reply: the named fields of it. The library's own also accepts a list: where every field is optional, `[]` would
 * pass as an empty reply.
 */
export const jsonObject = <const Entries extends ObjectEntries>(entries: Entries) =>
  pipe(custom<InferInput<ObjectSchema<Entries, undefined>>>(isJsonObject, 'not an object'), object(entries))
