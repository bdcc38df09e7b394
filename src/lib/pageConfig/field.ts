/** What kind of editor the workbench shows for a field. */
export type FieldEditor = 'text' | 'longText' | 'richText' | 'colour' | 'image' | 'link' | 'number' | 'switch' | 'date' | 'choice' | 'list' | 'group'

/** Why a value cannot be drawn. A code, so that whoever shows it says it in the person's language. */
export type ProblemReason = 'type' | 'format' | 'unsafe' | 'tooLong' | 'outOfRange' | 'notAChoice'

/** `path` names the field as it is written in the configuration: `steps.1.title`. */
export type ConfigProblem = { readonly path: string; readonly reason: ProblemReason }

export type ReportProblem = (problem: ConfigProblem) => void

/**
 * One thing that marketing can set: how it is checked, what stands there when it is missing or wrong, and how it is edited. It
 * judges by itself: every page has a configuration, and a library of schemas would come before every first screen.
 */
export type ConfigField<T> = {
  readonly editor: FieldEditor
  readonly label: string
  readonly fallback: T
  /** Why a value cannot be drawn; null for one that is a `T` as it stands. */
  readonly faultOf: (value: unknown) => ProblemReason | null
  /** Of a group and a list, which are judged field by field: a value made safe to draw, with everything wrong in it reported and replaced. */
  readonly read?: (value: unknown, path: string, report: ReportProblem) => T
  /** The fields of a group, or of each entry of a list; and the one by whose value an entry is called. */
  readonly fields?: ConfigFields
  readonly itemLabel?: string
  readonly choices?: readonly Choice[]
  /** Bounds of a number, most characters of a text, most entries of a list. */
  readonly min?: number
  readonly max?: number
}

export type Choice = { readonly value: string | number; readonly label: string }

// oxlint-disable-next-line typescript/no-explicit-any -- a record of fields of any type
export type ConfigFields = { readonly [name: string]: ConfigField<any> }

export type ConfigOf<Fields extends ConfigFields> = { readonly [K in keyof Fields]: Fields[K] extends ConfigField<infer T> ? T : never }
