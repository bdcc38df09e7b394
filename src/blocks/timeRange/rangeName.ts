import type { timeRangeMessages } from './messages'
import { isSameRange, monthsUntil, usualRange, type TimeRange } from './range'

type Texts = ReturnType<typeof timeRangeMessages.read>

/** Months that can be chosen at a touch, and so have a name of their own. */
const MONTHS = 5

/** The ranges that have a name, in the order in which they are offered. On the 30th the last thirty days are this month: days have one name, or two choices would be the chosen one. */
export function namedRanges(now: number, texts: Texts): readonly { readonly range: TimeRange; readonly name: string }[] {
  const months = monthsUntil(now, MONTHS).map((range, at) => ({ range, name: at === 0 ? texts.thisMonth : texts.month(Number(range.beginDate.slice(0, 4)), Number(range.beginDate.slice(5, 7))) }))
  const usual = { range: usualRange(now), name: texts.usual }
  return months.some(({ range }) => isSameRange(range, usual.range)) ? months : [usual, ...months]
}

/** What a range is called; its days where it has no name. */
export const rangeName = (range: TimeRange, now: number, texts: Texts): string => namedRanges(now, texts).find((named) => isSameRange(named.range, range))?.name ?? texts.range(range.beginDate, range.endDate)
