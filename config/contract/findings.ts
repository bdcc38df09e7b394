// How a reply differs from the contract, field by field. No value is ever shown: it may be personal data.
import { safeParse, type GenericSchema } from 'valibot'
import { isAbsent } from '@/lib/reply/readValue'
import { isValibot, type ReplySchema } from './calls'
import { fieldsOf, isOptional, kindOf, rowOf, shapeOf } from './shape'
import { formerNameOf } from './similarNames'

/**
 * - `broken`: the product cannot use the reply, or a row of it;
 * - `different`: it works, but what was sent is lost or means something else;
 * - `tolerated`: it is understood, and is written in another way than the contract says.
 */
export type Finding = { readonly level: 'broken' | 'different' | 'tolerated'; readonly path: string; readonly problem: string }

type Path = readonly (string | number)[]

const finding = (level: Finding['level'], path: Path, problem: string): Finding => ({ level, path: path.join('.'), problem })

/** What a value is, and not which one. */
export function kindOfValue(value: unknown): string {
  if (value === undefined) return 'absent'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value === '' ? 'an empty text' : /^-?\d+$/.test(value) ? 'digits in a text' : 'a text'
  return typeof value === 'object' ? 'an object' : typeof value === 'number' ? (Number.isInteger(value) ? 'a whole number' : 'a broken number') : 'a flag'
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All of them in a reply's `data`. */
export function findingsIn(schema: ReplySchema | GenericSchema, data: unknown): readonly Finding[] {
  if (!isValibot(schema)) {
    const result = schema['~standard'].validate(data)
    return 'issues' in result ? result.issues.map(({ message, path = [] }) => finding('broken', path.map(String), message)) : []
  }
  const found = inValue(schema, data, [])
  if (found.some(({ level }) => level === 'broken')) return found
  // What a schema says of several fields together.
  const issues = safeParse(schema, structuredClone(data)).issues ?? []
  return [...found, ...issues.map(({ message, path = [] }) => finding('broken', path.map(({ key }) => String(key)), message))]
}

function inValue(node: GenericSchema, value: unknown, path: Path): readonly Finding[] {
  const row = rowOf(node)
  if (row) return inList(row, value, path)
  const fields = fieldsOf(node)
  if (fields) return inObject(node, fields, value, path)
  return inSingle(node, value, path)
}

function inList(row: GenericSchema, value: unknown, path: Path): readonly Finding[] {
  if (isAbsent(value)) return []
  return Array.isArray(value) ? value.flatMap((one, index) => inValue(row, one, [...path, index])) : [finding('broken', path, `${kindOfValue(value)} in place of a list`)]
}

function inObject(node: GenericSchema, fields: Readonly<Record<string, GenericSchema>>, value: unknown, path: Path): readonly Finding[] {
  if (isOptional(node) && isAbsent(value)) return []
  if (!isObject(value)) return [finding(safeParse(node, value).success ? 'tolerated' : 'broken', path, `${kindOfValue(value)} in place of an object`)]
  const strangers = Object.keys(value).filter((name) => !Object.hasOwn(fields, name))
  return Object.entries(fields).flatMap(([name, field]) => {
    const other = Object.hasOwn(value, name) ? undefined : formerNameOf(name, strangers)
    const found = inValue(field, value[name], [...path, name])
    if (other === undefined) return found
    const words = `absent, and ${other} is there, which is read nowhere: another name for it?`
    return [finding(found.some(({ level }) => level === 'broken') ? 'broken' : 'different', [...path, name], words)]
  })
}

/** How some services write that there is nothing, where a field's own reader takes it. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function inSingle(node: GenericSchema, value: unknown, path: Path): readonly Finding[] {
  const read = safeParse(node, value)
  const kind = kindOf(node) ?? 'what the contract says'
  if (!read.success) return [finding('broken', path, value === undefined ? `absent, and must be there: ${kind}` : `${kindOfValue(value)} in place of ${kind}`)]
  const shape = shapeOf(node)
  if (isAbsent(value) || isEmptyList(value) || safeParse(shape, value).success) return []
  if (safeParse(shape, otherWriting(value)).success || !isOptional(node)) return [finding('tolerated', path, `${kindOfValue(value)} in place of ${kind}`)]
  const nothing = safeParse(node, null)
  const isLost = nothing.success && JSON.stringify(nothing.output) === JSON.stringify(read.output)
  return [isLost ? finding('different', path, `${kindOfValue(value)} that is not understood as ${kind}: as if it were not there`) : finding('tolerated', path, `${kindOfValue(value)} in place of ${kind}`)]
}

/** A number in digits and the reverse: gateways in other languages write either (config/adr/0014). */
function otherWriting(value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true'
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : typeof value === 'number' ? String(value) : value
}
