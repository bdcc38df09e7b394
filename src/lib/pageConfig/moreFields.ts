import type { ConfigField, ConfigFields, ConfigOf, ProblemReason } from './field'
import { textUpTo } from './fields'
import { isPlain, readFields } from './readField'

/** Several lines of plain text. */
export const longText = (label: string, fallback = '', max = 2_000): ConfigField<string> => ({ editor: 'longText', label, faultOf: textUpTo(max), fallback, max })

/** HTML as marketing writes it. Not safe: the view that renders it must sanitise it. */
export const richText = (label: string, fallback = '', max = 50_000): ConfigField<string> => ({ editor: 'richText', label, faultOf: textUpTo(max), fallback, max })

const LONGEST_RULE = 2_000_000

/** What the activity's rule says, on its own page or over the home, with the pictures that are uploaded into it. */
export const ruleText = (label: string) => richText(label, '', LONGEST_RULE)

/** No text of a fixed form is longer. */
const LONGEST = 100

const inForm =
  (pattern: RegExp) =>
  (value: string): ProblemReason | null =>
    pattern.test(value) ? null : 'format'

/** `#rrggbb`. */
export const colour = (label: string, fallback: string): ConfigField<string> => ({ editor: 'colour', label, faultOf: textUpTo(LONGEST, inForm(/^#[0-9a-f]{6}$/i)), fallback })

const TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** A moment in Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`; '' while none is set. */
export const date = (label: string, fallback = ''): ConfigField<string> => ({ editor: 'date', label, faultOf: textUpTo(LONGEST, inForm(TIME)), fallback })

/** One of a few: `choice('Look', { plain: 'Plain', rich: 'Rich' }, 'plain')`; for numbers as the wire has them, give the choices as pairs. */
export function choice<const Value extends string | number>(label: string, choices: Readonly<Record<Value & string, string>> | readonly (readonly [Value, string])[], fallback: NoInfer<Value>): ConfigField<Value> {
  const pairs = (Array.isArray(choices) ? choices : Object.entries(choices)) as readonly (readonly [Value, string])[]
  const faultOf = (value: unknown) => (pairs.some(([known]) => known === value) ? null : 'notAChoice')
  return { editor: 'choice', label, faultOf, fallback, choices: pairs.map(([value, name]) => ({ value, label: name })) }
}

type ListOptions<Fields extends ConfigFields> = {
  /** The field whose value names an entry in the workbench. */
  readonly itemLabel?: keyof Fields & string
  /** The required field: an entry without it is left out. */
  readonly needs?: keyof Fields & string
  readonly max?: number
  readonly fallback?: readonly ConfigOf<Fields>[]
}

/**
 * Entries of the same fields, sortable in the workbench. An invalid field of an entry takes its fallback, an entry that is no object is left
 * out, and a list longer than `max` is invalid as a whole.
 */
export function list<Fields extends ConfigFields>(label: string, fields: Fields, { itemLabel, needs, max = 50, fallback = [] }: ListOptions<Fields> = {}): ConfigField<readonly ConfigOf<Fields>[]> {
  return {
    editor: 'list',
    label,
    faultOf: (value) => (Array.isArray(value) ? null : 'type'),
    fallback,
    fields,
    itemLabel: itemLabel ?? needs ?? Object.keys(fields)[0] ?? '',
    max,
    read: (value, path, report) => {
      if (!Array.isArray(value) || value.length > max) {
        report({ path, reason: Array.isArray(value) ? 'tooLong' : 'type' })
        return fallback
      }
      return value.flatMap((entry: unknown, index) => {
        if (!isPlain(entry)) report({ path: `${path}.${index}`, reason: 'type' })
        const values = isPlain(entry) && readFields(fields, entry, `${path}.${index}`, report)
        return values && (needs === undefined || values[needs] !== '') ? [values] : []
      })
    },
  }
}
