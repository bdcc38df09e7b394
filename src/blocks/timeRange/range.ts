import { DAY_MS, parseShanghaiTime, shanghaiDay } from '@/lib/time/shanghai'

/** Days of Asia/Shanghai, `YYYY-MM-DD`, both of them included. */
export type TimeRange = { readonly beginDate: string; readonly endDate: string }

/** The longest range that can be asked for. */
export const MOST_DAYS = 90
/** The range while none is chosen. */
const USUAL_DAYS = 30
/** Epoch ms of its first moment; undefined for what is no date. */
const startOf = (day: string): number | undefined => parseShanghaiTime(`${day} 00:00:00`)

/** How many days a range has; undefined where one of its ends is no date. */
export function daysIn({ beginDate, endDate }: TimeRange): number | undefined {
  const [begin, end] = [startOf(beginDate), startOf(endDate)]
  return begin === undefined || end === undefined ? undefined : Math.round((end - begin) / DAY_MS) + 1
}

/** Why a range cannot be asked for; undefined where it can. */
export function rangeProblem(range: TimeRange): 'noDate' | 'order' | 'tooLong' | undefined {
  const days = daysIn(range)
  if (days === undefined) return 'noDate'
  return days < 1 ? 'order' : days > MOST_DAYS ? 'tooLong' : undefined
}

/** A range from outside: an address, or the state that a page was given. Undefined where it is none. */
export function readRange({ beginDate, endDate }: { readonly beginDate?: unknown; readonly endDate?: unknown }): TimeRange | undefined {
  if (typeof beginDate !== 'string' || typeof endDate !== 'string') return undefined
  const range = { beginDate, endDate }
  return rangeProblem(range) === undefined ? range : undefined
}

export const isSameRange = (one: TimeRange, other: TimeRange): boolean => one.beginDate === other.beginDate && one.endDate === other.endDate

/** Up to today. `now`: epoch ms. */
export const usualRange = (now: number): TimeRange => ({ beginDate: shanghaiDay(now - (USUAL_DAYS - 1) * DAY_MS), endDate: shanghaiDay(now) })

/** The months up to the one of `now`, which ends today; newest first. */
export function monthsUntil(now: number, count: number): readonly TimeRange[] {
  const today = shanghaiDay(now)
  const months: TimeRange[] = []
  for (let endDate = today; months.length < count; ) {
    const beginDate = `${endDate.slice(0, 7)}-01`
    months.push({ beginDate, endDate })
    endDate = shanghaiDay((startOf(beginDate) ?? now) - DAY_MS)
  }
  return months
}
