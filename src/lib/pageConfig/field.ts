/** What kind of editor the workbench shows for a field. */
export type FieldEditor = 'text' | 'longText' | 'richText' | 'colour' | 'image' | 'link' | 'number' | 'switch' | 'date' | 'choice' | 'list' | 'group'

/** Why a value is invalid. A code, so that it can be shown in the user's language. */
export type ProblemReason = 'type' | 'format' | 'unsafe' | 'tooLong' | 'outOfRange' | 'notAChoice'

/** `path` is the field's path in the configuration: `steps.1.title`. */
export type ConfigProblem = { readonly path: string; readonly reason: ProblemReason }

export type ReportProblem = (problem: ConfigProblem) => void

/**
 * One thing that marketing can set: how it is checked, its fallback where it is missing or invalid, and how it is edited. It
 * checks without a schema library, which would be loaded before every first screen.
 */
export type ConfigField<T> = {
  readonly editor: FieldEditor
  readonly label: string
  readonly fallback: T
  /** Why a value is invalid; null for a valid `T`. */
  readonly faultOf: (value: unknown) => ProblemReason | null
  /** For groups and lists, which are checked field by field, and for what is sent in more than one form. Gives a value that is safe to render: each invalid part is reported and replaced by its fallback. */
  readonly read?: (value: unknown, path: string, report: ReportProblem) => T
  /** The fields of a group, or of each entry of a list; and the field whose value names an entry. */
  readonly fields?: ConfigFields
  readonly itemLabel?: string
  readonly choices?: readonly FieldChoice[]
  /** Bounds of a number, most characters of a text, most entries of a list. */
  readonly min?: number
  readonly max?: number
}

export type FieldChoice = { readonly value: string | number; readonly label: string }

// oxlint-disable-next-line typescript/no-explicit-any -- a record of fields of any type
export type ConfigFields = { readonly [name: string]: ConfigField<any> }

/** What a page shows for a field that is not set, where the field's `fallback` cannot say it because it depends on the language or the page's data. */
export type PageDefaults<Fields extends ConfigFields> = { readonly [K in keyof Fields]?: Fields[K] extends ConfigField<infer T> ? (T extends readonly unknown[] ? T : T extends object ? Partial<T> : T) : never }

export type ConfigOf<Fields extends ConfigFields> = { readonly [K in keyof Fields]: Fields[K] extends ConfigField<infer T> ? T : never }
