import type { ConfigFields, ConfigOf, ConfigProblem } from './field'
import { isPlain, readFields } from './readField'

/** A list of wrong entries must not flood the console or the workbench. */
const MOST_PROBLEMS = 100

/**
 * A configuration from outside (server reply or parent frame) made safe to render: a missing field takes its fallback, an
 * invalid one takes its fallback and is named in `problems`; the path '' is the whole configuration. Never throws.
 */
export function parseConfig<Fields extends ConfigFields>(fields: Fields, raw: unknown): { readonly config: ConfigOf<Fields>; readonly problems: readonly ConfigProblem[] } {
  const problems: ConfigProblem[] = []
  const report = (problem: ConfigProblem): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem)
  }
  if (raw !== undefined && raw !== null && !isPlain(raw)) report({ path: '', reason: 'type' })
  return { config: readFields(fields, isPlain(raw) ? raw : {}, '', report), problems }
}
