import type { GenericSchema } from 'valibot'

/** What kind of editor the workbench shows for a field. */
export type FieldEditor = 'text' | 'longText' | 'richText' | 'colour' | 'image' | 'link' | 'number' | 'switch' | 'date' | 'choice' | 'list' | 'group'

/** One thing that marketing can set: how it is checked, what stands there when it is missing or wrong, and how it is edited. */
export type ConfigField<T> = {
  readonly editor: FieldEditor
  readonly label: string
  readonly schema: GenericSchema<unknown, T>
  readonly fallback: T
}

// oxlint-disable-next-line typescript/no-explicit-any -- a record of fields of any type
export type ConfigFields = { readonly [name: string]: ConfigField<any> }

export type ConfigOf<Fields extends ConfigFields> = { readonly [K in keyof Fields]: Fields[K] extends ConfigField<infer T> ? T : never }
