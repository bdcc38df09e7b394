import { nullable, nullish, pipe, rawTransform, transform, unknown, type GenericSchema, type InferInput, type ObjectEntries } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { isAbsent, toFlag, toText, toWhole } from './readValue'

// The fields of every contract.
//
// Lenient ones never fail a reply because of a single value: absent, null and '' are the same, a number may come as text and a text as a number,
// and a value that cannot be read counts as absent. Only a list or an object in its place breaks the contract. Strict ones, for what decides
// money, identity or a code, must be there and readable: a reply without is `malformed`, with the path of the field.
//
// `Sent` is the type that a backend sends by the contract. `reads` names the field's kind where a reply is malformed; the value is never named, because it may be personal data.

type Reader<Read> = (value: unknown) => Read | undefined

const maybe = <Sent>() => nullish(unknown() as GenericSchema<Sent>, null)
const given = <Sent>() => unknown() as GenericSchema<Sent>

const lenient = <Sent, Read>(reads: string, read: Reader<Read>, otherwise: Read) =>
  Object.assign(
    pipe(
      maybe<Sent>(),
      rawTransform<Sent | null, Read>(({ dataset: { value }, addIssue, NEVER }) => {
        if (value === null || typeof value !== 'object') return read(value) ?? otherwise
        addIssue({ message: `not ${reads}` })
        return NEVER
      }),
    ),
    { reads },
  )

const understood = <Sent, Read>(reads: string, read: Reader<Read>) =>
  rawTransform<Sent, Read>(({ dataset: { value }, addIssue, NEVER }) => {
    const result = read(value)
    if (result !== undefined) return result
    addIssue({ message: `not ${reads}` })
    return NEVER
  })

const strict = <Sent, Read>(reads: string, read: Reader<Read>) => Object.assign(pipe(given<Sent>(), understood<Sent, Read>(reads, read)), { reads })

/** `YYYY-MM-DD` with a month from 1 to 12 and a day from 1 to 31, as a regular expression's source. */
export const DAY_PATTERN = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'
const TIME = new RegExp(`^${DAY_PATTERN} \\d{2}:\\d{2}:\\d{2}$`)
/** The day of a time too. */
const DATE = new RegExp(`^(${DAY_PATTERN})(?:[ T]|$)`)

const atLeast =
  (least: number): Reader<number> =>
  (value) => {
    const whole = toWhole(value)
    return whole !== undefined && whole >= least ? whole : undefined
  }
const fromZero = atLeast(0)

type Names<Name extends string> = Readonly<Record<number, Name>>

const nameIn =
  <Name extends string>(names: Names<Name>): Reader<Name> =>
  (value) => {
    const number = toWhole(value)
    return number === undefined ? undefined : names[number]
  }

/** A text; '' where there is none. For one that must be there: `strictText`. */
export const text = lenient<string, string>('a text', toText, '')
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; '' where there is none, or its month is not 1 to 12 or its day not 1 to 31 (a database's zero date). */
export const time = lenient<string, string>('a time', (value) => (TIME.test(String(value)) ? String(value) : undefined), '')
/** `YYYY-MM-DD`, Asia/Shanghai, which must be there; of a time its day. */
export const strictDate = strict<string, string>('a date', (value) => DATE.exec(String(value))?.[1])
/** true, 1, '1' or 'true'; false where there is none or it cannot be read. For one that must be there: `strictFlag`. */
export const flag = lenient<boolean | 0 | 1, boolean>('a flag', toFlag, false)
/** A whole number from 0; 0 where there is none. */
export const count = lenient<number, number>('a count', fromZero, 0)
/** The number of an enum's value in the specification (1, 2, ...); 0 where there is none. */
export const enumNumber = lenient<number, number>('an enum number', toWhole, 0)
/** A whole number; undefined where there is none. */
export const whole = lenient<number, number | undefined>('a whole number', toWhole, undefined)

/** An enum that is sent as a number, by name: `choice({ 1: 'cash', 2: 'coupon' }, 'unknown')`. Any other number is `otherwise`. */
export const choice = <const All extends Names<string>, const Other extends string>(names: All, otherwise: Other) => lenient<keyof All, All[keyof All] | Other>('a choice', nameIn(names as Names<All[keyof All] & string>), otherwise)

/** 0 where there is no value; a value that is there must be readable. */
const optional = (reads: string, read: Reader<number>) => Object.assign(pipe(maybe<number>(), understood<number | null, number>(reads, (value) => (isAbsent(value) ? 0 : read(value)))), { reads })

/** Integer cents from 0; 0 where there is none. A value that cannot be read makes the reply `malformed`. */
export const optionalCents = optional('cents or nothing', fromZero)
/** The number of an enum's value in the specification; 0 where there is none. A value that cannot be read makes the reply `malformed`. */
export const optionalEnumNumber = optional('an enum number or nothing', toWhole)

/** A text that may not be empty: an id, a code, a name that the page depends on. */
export const strictText = strict<string, string>('a text', toText)
/** Integer cents from 0, which must be there. */
export const strictCents = strict<number, number>('cents', fromZero)
/** Integer cents, which must be there; below 0 is a debt after an overpayment. */
export const strictSignedCents = strict<number, number>('cents', toWhole)
/** Integer cents from 1, which must be there: a payment. */
export const strictPositiveCents = strict<number, number>('cents', atLeast(1))
/** The number of an enum's value in the specification, which must be there. */
export const strictEnumNumber = strict<number, number>('an enum number', toWhole)
/** A whole number from 1, which must be there. */
export const strictPositiveCount = strict<number, number>('a count', atLeast(1))
/** true, 1, '1' or 'true', or their opposites; it must be there and be one of them. */
export const strictFlag = strict<boolean | 0 | 1, boolean>('a flag', toFlag)
/** An enum that is sent as a number, by name, which must be there: any other number makes the reply `malformed`. */
export const strictChoice = <const All extends Names<string>>(names: All) => strict<keyof All, All[keyof All]>('a choice', nameIn(names as Names<All[keyof All] & string>))

/** Any value, checked where it is used (`parseConfig`); undefined where there is none. */
export const unchecked = pipe(
  maybe<unknown>(),
  transform((value) => (isAbsent(value) ? undefined : value)),
)

const objectOrNull =
  (isNothing: (value: unknown) => boolean) =>
  <const Entries extends ObjectEntries>(entries: Entries) => {
    const schema = jsonObject(entries)
    return pipe(
      maybe<InferInput<typeof schema>>(),
      transform((value) => (isNothing(value) ? null : value)),
      nullable(schema),
    )
  }

/** An object that may be missing; null where it is. */
export const optionalObject = objectOrNull(isAbsent)
/** The object that an action answers with, nothing of which must be there; null too where a single value (`true`, 'success') stands in its place: the action is done. */
export const lenientObject = objectOrNull((value) => typeof value !== 'object')
