/** The link that calls a number of customer service; null for what is no number. Written with digits and dashes, and a plus before a country's. */
export function phoneLink(phone: string | undefined): string | null {
  return phone !== undefined && /^\+?\d[\d-]{1,18}\d$/.test(phone) ? `tel:${phone}` : null
}
