import { DAY_MS, formatShanghaiTime, parseShanghaiTime } from './shanghai'

// Dates as the server writes them: `YYYY-MM-DD`, Asia/Shanghai.

const msOf = (date: string): number => parseShanghaiTime(`${date} 00:00:00`) ?? NaN

/** Whole days from one date to another; NaN where one of them is none. */
export const daysBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / DAY_MS

/** The date so many days after this one, which must be one; fewer than none are days before it. */
export const dayAfter = (date: string, count: number): string => formatShanghaiTime(msOf(date) + count * DAY_MS).slice(0, 10)
