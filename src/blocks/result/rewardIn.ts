/** What the login that led here was told of, null without an amount; the history keeps it through a reload. Undefined where it was told of no reward. */
export function rewardIn(state: unknown): number | null | undefined {
  const cents = typeof state === 'object' && state !== null ? (state as { rewardCents?: unknown }).rewardCents : undefined
  if (cents === undefined) return undefined
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0 ? cents : null
}
