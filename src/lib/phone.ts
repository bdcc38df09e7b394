import { toAsciiDigits } from './asciiDigits'

const LENGTH = 11

/** 11 digits starting with 1 (spec 1 §5). */
export function isPhone(digits: string): boolean {
  return /^1\d{10}$/.test(digits)
}

/**
 * The digits of a phone number as typed, pasted or filled in: no blanks, dashes or country code. A leading 86 goes only when more
 * than a whole number is there, or when it was written as a country code: no mobile number starts with 86.
 */
export function toPhoneDigits(text: string): string {
  const plain = toAsciiDigits(text)
  const digits = plain.replace(/\D/g, '')
  const isWrittenAsCode = /^\s*\(?\s*(?:\+|00)\s*86/.test(plain)
  if (isWrittenAsCode) return digits.replace(/^(?:00)?86/, '')
  return digits.length > LENGTH ? digits.replace(/^(?:00)?86(?=1)/, '') : digits
}

/** 3-4-4 groups (spec 1 §2); the last group takes surplus digits, so that nothing typed is hidden. */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((group) => group !== '').join(' ')
}

/** `138****8000`: enough for the user to recognise it. */
export const maskPhone = (digits: string): string => `${digits.slice(0, 3)}****${digits.slice(7)}`
