const fieldsOf = (state: unknown): { readonly rewardCents?: unknown; readonly isReceived?: unknown; readonly isRefused?: unknown; readonly isFresh?: unknown } => (typeof state === 'object' && state !== null ? state : {})

/** The reward (integer cents) that the login before this page was given, null without an amount. In the history's state, so a reload keeps it. Undefined where there was no reward. */
export function rewardIn(state: unknown): number | null | undefined {
  const { rewardCents: cents } = fieldsOf(state)
  if (cents === undefined) return undefined
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0 ? cents : null
}

/** Whether the login before this page was told that the reward had been given before. */
export const isReceivedIn = (state: unknown): boolean => fieldsOf(state).isReceived === true

/** Whether the login before this page was told that there is no reward for this user. */
export const isRefusedIn = (state: unknown): boolean => fieldsOf(state).isRefused === true

/** False where the reward was there before and the page is only looked at again. */
export const isFreshIn = (state: unknown): boolean => fieldsOf(state).isFresh !== false
