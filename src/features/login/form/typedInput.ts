import { toAsciiDigits } from '@/lib/asciiDigits'
import { toPhoneDigits } from '@/lib/phone'

/** Spec 1 §9. */
export const CODE_LENGTH = 6
export const PHONE_LENGTH = 11

/** A phone number as the form keeps it: digits only, never more than a number has (spec 1 §5). */
export const toPhone = (typed: string): string => toPhoneDigits(typed).slice(0, PHONE_LENGTH)

/** A code as the form keeps it: no blanks, at most 6 characters (spec 1 §5), and of a whole message that was pasted its code. */
export function toCode(typed: string): string {
  const ascii = toAsciiDigits(typed)
  const plain = ascii.replace(/\s/g, '')
  // A message may name the phone number too, before the code.
  return (/(?:^|\D)(\d{6})(?!\d)/.exec(ascii)?.[1] ?? /\d{6}/.exec(plain)?.[0] ?? plain).slice(0, CODE_LENGTH)
}
