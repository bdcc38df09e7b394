import type { ConfigFields, ConfigOf, ConfigProblem } from './field'
import { isPlain, readFields } from './readField'

/** A list of wrong entries must not drown whoever is told of it. */
const MOST_PROBLEMS = 100

/**
 * A configuration from outside (server reply or parent frame) made safe to draw: a field that is missing takes its fallback, one
 * that is wrong takes its fallback and is named in `problems`; the path '' stands for the whole. Never throws.
 */
export function parseConfig<Fields extends ConfigFields>(fields: Fields, raw: unknown): { readonly config: ConfigOf<Fields>; readonly problems: readonly ConfigProblem[] } {
  const problems: ConfigProblem[] = []
  const report = (problem: ConfigProblem): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem)
  }
  if (raw !== undefined && raw !== null && !isPlain(raw)) report({ path: '', reason: 'type' })
  return { config: readFields(fields, isPlain(raw) ? raw : {}, '', report), problems }
}
