import type { ConfigField } from '@/lib/pageConfig'
import type { ConfigPath } from '../../draft/configPath'

/** What an editor of one kind is given. `value` is whatever the draft says: undefined while nothing is set, and it may be wrong. */
export type EditorProps = {
  readonly field: ConfigField<unknown>
  readonly path: ConfigPath
  readonly value: unknown
  readonly label: string
  /** For the label, and for what says more about the field. */
  readonly id: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

/** What a text box shows of a value: one of another kind as it is written in JSON, so that it can be seen and mended. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}
