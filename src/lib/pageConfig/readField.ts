import { isAbsent, toFlag, toWhole } from '@/lib/reply/readValue'
import type { ConfigField, ConfigFields, ConfigOf, ReportProblem } from './field'

/** One value, safe to render. Missing, null or empty gives the fallback; invalid gives the fallback and a problem. Never throws. */
export function readField<T>(field: ConfigField<T>, sent: unknown, path: string, report: ReportProblem): T {
  if (isAbsent(sent)) return field.fallback
  try {
    const value = coerceValue(field.fallback, sent)
    if (field.read) return field.read(value, path, report)
    const reason = field.faultOf(value)
    if (reason === null) return value as T
    report({ path, reason })
  } catch {
    // Reading a value may throw: a getter, a revoked proxy.
    report({ path, reason: 'type' })
  }
  return field.fallback
}

/** Numbers and switches as every reply may write them. The workbench's form reads them so too, and shows what the page does. */
export const coerceValue = (fallback: unknown, sent: unknown): unknown => (typeof fallback === 'number' ? toWhole(sent) : typeof fallback === 'boolean' ? toFlag(sent) : undefined) ?? sent

/** The named fields of an object; inherited ones are not part of the configuration. */
export function readFields<Fields extends ConfigFields>(fields: Fields, values: object, path: string, report: ReportProblem): ConfigOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => [name, readField(field, ownValue(values, name), path === '' ? name : `${path}.${name}`, report)])
  return Object.fromEntries(entries) as ConfigOf<Fields>
}

function ownValue(values: object, name: string): unknown {
  try {
    return Object.prototype.hasOwnProperty.call(values, name) ? (values as Record<string, unknown>)[name] : undefined
  } catch {
    // A symbol, because every field refuses it.
    return Symbol(name)
  }
}

export const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
