import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { isValibot, type ReplySchema } from './calls'
import { shapeOf } from './shape'

export type JsonSchema = { readonly [keyword: string]: unknown }

/** What a reply is to be, as JSON Schema. Of one that is read without the library it is only known that it is an object. */
export function jsonSchemaOf(schema: ReplySchema | GenericSchema): JsonSchema {
  if (!isValibot(schema)) return { type: 'object', description: 'Set by marketing: each field is checked by the page that shows it.' }
  const { $schema: _, ...json } = toJsonSchema(shapeOf(schema), { target: 'draft-2020-12', typeMode: 'input' })
  return tidy(json) as JsonSchema
}

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same in fewer words: `type: [x, null]` for a choice between a type and null, and no empty lists of required fields. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (!isRecord(value)) return value
  const { required, ...rest } = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one)]))
  const kept = Array.isArray(required) && required.length === 0 ? rest : { ...rest, ...(required !== undefined && { required }) }
  return isRecord(kept) && Array.isArray(kept['anyOf']) ? withoutNullBranch(kept, kept['anyOf'] as readonly JsonSchema[]) : kept
}

function withoutNullBranch(schema: JsonSchema, branches: readonly JsonSchema[]): JsonSchema {
  const [inner, ...others] = branches.filter(({ type }) => type !== 'null')
  if (branches.every(({ type }) => type !== 'null') || inner === undefined || others.length > 0) return schema
  const { anyOf: _, ...rest } = schema
  if (Object.keys(inner).length === 0) return rest
  if (Array.isArray(inner['anyOf'])) return { ...rest, ...inner, anyOf: [...(inner['anyOf'] as readonly JsonSchema[]), { type: 'null' }] }
  return typeof inner['type'] === 'string' ? { ...rest, ...inner, type: [inner['type'], 'null'] } : schema
}

/** What values of a kind have in common, from one or more of them: of what the product sends, for which it has no schema. */
export function schemaOfValues(values: readonly unknown[]): JsonSchema {
  const types = [...new Set(values.map(typeOf))].toSorted()
  const type = types.length === 1 ? types[0] : types
  const objects = values.filter(isRecord)
  if (objects.length === values.length && objects.length > 0) return { type, ...fieldsOfValues(objects) }
  if (types.length === 1 && type === 'array') return { type, items: schemaOfValues((values as readonly (readonly unknown[])[]).flat()) }
  return { type }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function fieldsOfValues(objects: readonly JsonSchema[]): JsonSchema {
  const sent = objects.map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)))
  const names = [...new Set(sent.flatMap(Object.keys))]
  const required = names.filter((name) => sent.every((one) => name in one))
  const properties = Object.fromEntries(names.map((name) => [name, schemaOfValues(sent.filter((one) => name in one).map((one) => one[name]))]))
  return { properties, ...(required.length > 0 && { required }) }
}
