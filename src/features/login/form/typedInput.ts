import { toPhoneDigits } from '@/lib/phone'

/** Spec 1 §9. */
export const CODE_LENGTH = 6
export const PHONE_LENGTH = 11

/** A phone number as the form keeps it: digits only, never more than a number has (spec 1 §5). */
export const toPhone = (typed: string): string => toPhoneDigits(typed).slice(0, PHONE_LENGTH)

/** A code as the form keeps it: no blanks, at most 6 characters (spec 1 §5). */
export const toCode = (typed: string): string => typed.replace(/\s/g, '').slice(0, CODE_LENGTH)
