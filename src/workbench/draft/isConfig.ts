import { isRecord, type Config } from './configPath'

/** A form has fields in groups and lists, and lists in those; nothing that a person has made is deeper. */
export const DEEPEST = 20
/** Values, in all levels together: more would stop the form that shows them. */
export const MOST_VALUES = 10_000

/**
 * Whether this may be taken for a configuration. Everything that comes from outside is asked: a link, a file, a kept draft. A few bytes can stand
 * for thousands of levels, and what goes through those one in the other (the form, the message to the preview) would break off in the middle.
 */
export function isConfig(value: unknown): value is Config {
  if (!isRecord(value)) return false
  let count = 0
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length
    if (depth > DEEPEST || count > MOST_VALUES) return false
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : []))
  }
  return true
}
