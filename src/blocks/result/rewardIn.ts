/** The reward (integer cents) that the login before this page was given, null without an amount. In the history's state, so a reload keeps it. Undefined where there was no reward. */
export function rewardIn(state: unknown): number | null | undefined {
  const cents = typeof state === 'object' && state !== null ? (state as { rewardCents?: unknown }).rewardCents : undefined
  if (cents === undefined) return undefined
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0 ? cents : null
}
