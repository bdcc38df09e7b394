import type { ConfigField, ConfigFields, ConfigOf, ReportProblem } from './field'

/** One value as it may be drawn. Not set (missing, null, empty) is its fallback; wrong is its fallback and a problem. Never throws. */
export function readField<T>(field: ConfigField<T>, value: unknown, path: string, report: ReportProblem): T {
  if (value === undefined || value === null || value === '') return field.fallback
  try {
    if (field.read) return field.read(value, path, report)
    const reason = field.faultOf(value)
    if (reason === null) return value as T
    report({ path, reason })
  } catch {
    // A value may do anything when it is looked at: a getter that throws, a revoked proxy.
    report({ path, reason: 'type' })
  }
  return field.fallback
}

/** The named fields of an object; what an object inherits was never set by anybody. */
export function readFields<Fields extends ConfigFields>(fields: Fields, values: object, path: string, report: ReportProblem): ConfigOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => [name, readField(field, ownValue(values, name), path === '' ? name : `${path}.${name}`, report)])
  return Object.fromEntries(entries) as ConfigOf<Fields>
}

function ownValue(values: object, name: string): unknown {
  try {
    return Object.prototype.hasOwnProperty.call(values, name) ? (values as Record<string, unknown>)[name] : undefined
  } catch {
    // Refused by the field, whatever kind it is.
    return Symbol(name)
  }
}

export const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
