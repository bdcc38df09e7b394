import { DAY_MS, formatShanghaiTime, parseShanghaiTime } from './shanghai'

const WEEK_MS = 7 * DAY_MS

/** A Monday, 00:00 in Shanghai. Every day there has 24 hours, so all the others lie whole weeks from it. */
const A_MONDAY = parseShanghaiTime('2024-01-01 00:00:00') ?? 0

/** What drivers earn is settled by weeks: from Monday 00:00, Asia/Shanghai, up to the next (not included), whatever the phone's zone. Epoch milliseconds. */
export type SettlementWeek = { readonly begin: number; readonly end: number }

export function settlementWeek(ms: number): SettlementWeek {
  const begin = A_MONDAY + Math.floor((ms - A_MONDAY) / WEEK_MS) * WEEK_MS
  return { begin, end: begin + WEEK_MS }
}

/** 0 Monday to 6 Sunday. */
export const settlementDay = (ms: number): number => Math.floor((ms - settlementWeek(ms).begin) / DAY_MS)

/** The days of a week as `MM-DD`: the first, the last, and the one on which it is settled. */
export function daysOfWeek({ begin, end }: SettlementWeek): { readonly first: string; readonly last: string; readonly settled: string } {
  const day = (ms: number): string => formatShanghaiTime(ms).slice(5, 10)
  return { first: day(begin), last: day(end - DAY_MS), settled: day(end) }
}

/** Of a server's time, `YYYY-MM-DD HH:mm:ss`, with seconds or without; undefined where it is none. */
export function settlementWeekOf(time: string): SettlementWeek | undefined {
  const ms = parseShanghaiTime(time.length === 16 ? `${time}:00` : time)
  return ms === undefined ? undefined : settlementWeek(ms)
}
