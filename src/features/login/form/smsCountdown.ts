/** How long a person waits between two codes (spec 1 §9). */
export const SMS_COUNTDOWN_MS = 60_000

/**
 * Whole seconds until another code may be sent; 0 when it may. A moment further away than the countdown is long can only come from
 * a clock that was set back: the wait is never longer than a minute.
 */
export function secondsLeft(until: number, now: number): number {
  const left = until - now
  return left > 0 && left <= SMS_COUNTDOWN_MS ? Math.ceil(left / 1000) : 0
}
