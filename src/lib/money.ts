const UNKNOWN = '--'

/**
 * Integer cents as yuan with two decimals: `1234` is `12.34` (spec 2 §9). Digits are moved, never divided, so no cent is lost to
 * floating point. What is not a whole number of cents shows as `--` rather than as a wrong amount.
 */
export function toYuan(cents: number): string {
  if (!Number.isSafeInteger(cents)) return UNKNOWN
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The short format: trailing zeros trimmed, `1200` is `12`, `1230` is `12.3` (spec 2 §9). */
export function toShortYuan(cents: number): string {
  return toYuan(cents).replace(/\.00$|(\.\d)0$/, '$1')
}

/** What the user typed as yuan, in cents; undefined when it is not an amount of at most two decimals. */
export function parseYuan(text: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.trim())
  if (!match) return undefined
  return Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
}
