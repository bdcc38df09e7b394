// How a single value of a reply is read, by every schema. Gateways write numbers as text and text as numbers, flags as 0 and 1, and nothing
// as null or ''. Apart from `fields.ts`, because the login page reads without the schema library.

/** Nothing was said. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A text that says something; of a whole number its digits. Undefined for anything else. */
export function toText(value: unknown): string | undefined {
  const text = Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** A whole number, in digits too. Undefined for anything else: half a cent, and a number so large that digits of it are lost. */
export function toWhole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : undefined
}

/** Yes or no, in any of their spellings. Undefined for anything else. */
export function toFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined
}
