import { isName } from '@/blocks/form/personName'
import { isPhone } from '@/lib/phone'

type Rule = (value: string) => boolean

const isGiven: Rule = (value) => value !== ''

const RULES: Readonly<Record<string, Rule>> = { name: isName, phone: isPhone, code: isGiven, city: isGiven }

/** Which of these fields are wrong (spec 1 §5, spec 2 §5). */
export const invalidFields = (fields: readonly string[], values: Readonly<Record<string, string>>): readonly string[] => fields.filter((field) => !(RULES[field] ?? isGiven)(values[field] ?? ''))
