import { useState } from 'react'

/** The value that was there before, for as long as the new one says the same: what depends on it is not drawn again. */
export function useStableValue<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
