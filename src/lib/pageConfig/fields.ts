import { isSafeImage, isSafeLink } from '@/lib/url/safeUrl'
import type { ConfigField, ConfigFields, ConfigOf, FieldEditor, ProblemReason } from './field'
import { isPlain, readFields } from './readField'

// The kinds of field of the login page. The others are in `moreFields.ts`, so that its bundle does not contain them.

const LONGEST_ADDRESS = 2_000
/** A picture may be sent within the configuration, as a data URI. */
const LONGEST_IMAGE = 3_000_000
const LARGEST_NUMBER = 1_000_000_000

type Fault = (value: unknown) => ProblemReason | null

/** A text of at most `max` characters; `more` checks its content. */
export const textUpTo =
  (max: number, more: (text: string) => ProblemReason | null = () => null): Fault =>
  (value) =>
    typeof value !== 'string' ? 'type' : value.length > max ? 'tooLong' : more(value)

const leaf = <T>(editor: FieldEditor, label: string, faultOf: Fault, fallback: T): ConfigField<T> => ({ editor, label, faultOf, fallback })

export const text = (label: string, fallback = '', max = 200): ConfigField<string> => ({ ...leaf('text', label, textUpTo(max), fallback), max })

/** The label of a button: two lines of a small screen at most. */
export const buttonText = (label: string) => text(label, '', 20)

const safe =
  (isSafe: (address: string) => boolean) =>
  (address: string): ProblemReason | null =>
    isSafe(address) ? null : 'unsafe'

export const image = (label: string, fallback = '') => leaf('image', label, textUpTo(LONGEST_IMAGE, safe(isSafeImage)), fallback)

export const link = (label: string, fallback = '') => leaf('link', label, textUpTo(LONGEST_ADDRESS, safe(isSafeLink)), fallback)

export function numeric(label: string, fallback: number, { min = -LARGEST_NUMBER, max = LARGEST_NUMBER } = {}): ConfigField<number> {
  const faultOf: Fault = (value) => (typeof value !== 'number' || Number.isNaN(value) ? 'type' : value < min || value > max ? 'outOfRange' : null)
  return { ...leaf('number', label, faultOf, fallback), min, max }
}

export const onOff = (label: string, fallback: boolean) => leaf('switch', label, (value) => (typeof value === 'boolean' ? null : 'type'), fallback)

/** Fields that belong together; each takes its own fallback where it is missing or invalid. */
export function group<Fields extends ConfigFields>(label: string, fields: Fields): ConfigField<ConfigOf<Fields>> {
  return {
    ...leaf('group', label, (value) => (isPlain(value) ? null : 'type'), readFields(fields, {}, '', () => undefined)),
    fields,
    read: (value, path, report) => {
      if (!isPlain(value)) report({ path, reason: 'type' })
      return readFields(fields, isPlain(value) ? value : {}, path, report)
    },
  }
}
