import { safeParse } from 'valibot'
import type { ConfigFields, ConfigOf } from './field'

export type ConfigProblem = { readonly path: string; readonly message: string }

/**
 * A configuration from outside (server reply or parent frame) made safe to draw: a field that is missing takes its fallback, one
 * that is wrong takes its fallback and is named in `problems`. Never throws.
 */
export function parseConfig<Fields extends ConfigFields>(fields: Fields, raw: unknown): { readonly config: ConfigOf<Fields>; readonly problems: readonly ConfigProblem[] } {
  const values = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const problems: ConfigProblem[] = []
  const config = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name]
      if (value === undefined || value === null || value === '') return [name, field.fallback]
      const result = safeParse(field.schema, value)
      if (result.success) return [name, result.output]
      const issue = result.issues[0]
      problems.push({ path: [name, ...(issue.path ?? []).map((step) => String(step.key))].join('.'), message: issue.message })
      return [name, field.fallback]
    }),
  )
  return { config: config as ConfigOf<Fields>, problems }
}
