import type { ConfigField, ConfigFields } from '@/lib/pageConfig'
import { isRecord } from '../../draft/configPath'

/** The fields with what the page itself shows while nothing is set, where the schema leaves that to the page's own texts. */
export function withDefaults(fields: ConfigFields, defaults: object): ConfigFields {
  const own = defaults as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Object.hasOwn(own, name) ? withDefault(field as ConfigField<unknown>, own[name]) : field]))
}

function withDefault(field: ConfigField<unknown>, value: unknown): ConfigField<unknown> {
  if (field.editor === 'group') return isRecord(value) && field.fields ? { ...field, fields: withDefaults(field.fields, value) } : field
  const isOpen = field.fallback === '' || (Array.isArray(field.fallback) && field.fallback.length === 0)
  return isOpen ? { ...field, fallback: value } : field
}
