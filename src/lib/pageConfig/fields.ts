import { array, boolean, check, literal, maxLength, nullish, number, object, pipe, regex, string, transform, union, type GenericSchema } from 'valibot'
import { isSafeImage, isSafeLink } from '@/lib/safeUrl'
import type { ConfigField, ConfigFields, ConfigOf, FieldEditor } from './field'

function field<T>(editor: FieldEditor, label: string, schema: GenericSchema<unknown, T>, fallback: T): ConfigField<T> {
  return { editor, label, schema, fallback }
}

export const text = (label: string, fallback = '') => field('text', label, pipe(string(), maxLength(200)), fallback)

export const colour = (label: string, fallback: string) => field('colour', label, pipe(string(), regex(/^#[0-9a-f]{6}$/i)), fallback)

export const image = (label: string, fallback = '') => field('image', label, pipe(string(), check(isSafeImage, 'unsafe image address')), fallback)

export const link = (label: string, fallback = '') => field('link', label, pipe(string(), check(isSafeLink, 'unsafe link')), fallback)

export const numeric = (label: string, fallback: number) => field('number', label, number(), fallback)

export const onOff = (label: string, fallback: boolean) => field('switch', label, boolean(), fallback)

/** A list of groups, sortable in the workbench. One bad entry costs the list its configured value, not the page. */
export function list<Fields extends ConfigFields>(label: string, fields: Fields, fallback: readonly ConfigOf<Fields>[] = []): ConfigField<readonly ConfigOf<Fields>[]> {
  const entries = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  return field('list', label, array(object(entries)) as unknown as GenericSchema<unknown, readonly ConfigOf<Fields>[]>, fallback)
}

/** Fields that belong together. One that is missing or empty takes its own fallback; a wrong one costs the group its configured value, not the page. */
export function group<Fields extends ConfigFields>(label: string, fields: Fields): ConfigField<ConfigOf<Fields>> {
  const pairs = Object.entries(fields)
  const entries = Object.fromEntries(pairs.map(([name, { schema, fallback }]) => [name, nullish(union([pipe(literal(''), transform(() => fallback)), schema]), fallback)]))
  const fallback = Object.fromEntries(pairs.map(([name, field]) => [name, field.fallback]))
  return field('group', label, object(entries) as unknown as GenericSchema<unknown, ConfigOf<Fields>>, fallback as ConfigOf<Fields>)
}
