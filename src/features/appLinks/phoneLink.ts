/** Blanks and brackets, as people set a number apart with, also those of a Chinese keyboard. A line break is none. */
const SET_APART = /[ \u00a0\u3000()\uff08\uff09]/g

/** The link that calls a number of customer service; null for what is no number. Written with digits and dashes, and a plus before a country's. */
export function phoneLink(phone = ''): string | null {
  const number = phone.replace(SET_APART, '')
  return /^\+?\d[\d-]{1,18}\d$/.test(number) ? `tel:${number}` : null
}
