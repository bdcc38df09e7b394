const MINUTE = 60_000
const SHANGHAI_OFFSET = 8 * 60 * MINUTE

type Shift = { readonly days?: number; readonly hours?: number; readonly minutes?: number }

/** The only source of time in the embedded backend, so a test can stop it. Every answer is `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export type Clock = {
  readonly now: () => string
  /** Now moved by the shift: `shift({ days: -3 })` is three days ago. */
  readonly shift: (shift: Shift) => string
  /** `YYYY-MM-DD`. */
  readonly today: () => string
  readonly milliseconds: () => number
}

export function createClock(milliseconds: () => number = Date.now): Clock {
  return {
    milliseconds,
    now: () => toShanghaiText(milliseconds()),
    today: () => toShanghaiText(milliseconds()).slice(0, 10),
    shift: ({ days = 0, hours = 0, minutes = 0 }) => toShanghaiText(milliseconds() + ((days * 24 + hours) * 60 + minutes) * MINUTE),
  }
}

/** Shanghai has kept +08:00 without summer time since 1991, so adding eight hours and reading UTC fields is exact. */
function toShanghaiText(milliseconds: number): string {
  return new Date(milliseconds + SHANGHAI_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}
