import { isName } from '@/blocks/formParts/personName'
import { isPhone } from '@/lib/phone'

type Rule = (value: string) => boolean

const isGiven: Rule = (value) => value !== ''

/** A name of at least two characters, a letter among them: no company is called by figures alone. */
const isCompany: Rule = (value) => /^.{2,50}$/.test(value.trim()) && /[A-Za-z\p{Script=Han}]/u.test(value)

const RULES: Readonly<Record<string, Rule>> = { name: isName, phone: isPhone, code: isGiven, city: isGiven, company: isCompany }

/** Which of these fields are wrong (spec 1 §5, spec 2 §5). */
export const invalidFields = (fields: readonly string[], values: Readonly<Record<string, string>>): readonly string[] => fields.filter((field) => !(RULES[field] ?? isGiven)(values[field] ?? ''))
