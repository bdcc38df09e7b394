/** The same data as a gateway in another language writes it: numbers and flags in digits. */
export function toText(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(Number(value))
  if (Array.isArray(value)) return value.map(toText)
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toText(field)])) : value
}
