import { formatShanghaiTime, shanghaiDay } from '@/lib/time/shanghai'

const MINUTE = 60_000

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
    now: () => formatShanghaiTime(milliseconds()),
    today: () => shanghaiDay(milliseconds()),
    shift: ({ days = 0, hours = 0, minutes = 0 }) => formatShanghaiTime(milliseconds() + ((days * 24 + hours) * 60 + minutes) * MINUTE),
  }
}
