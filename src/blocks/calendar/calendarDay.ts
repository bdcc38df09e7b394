import { daysBetween } from '@/lib/time/days'

/** A day as the server knows it. */
export type SignDay = {
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  readonly date: string
  readonly isSigned: boolean
  readonly isMadeUp: boolean
  /** What the day gives: a short word, or cents (0 for none). */
  readonly prize: string
  readonly cents: number
}

export type DayState = 'done' | 'today' | 'missed' | 'future'

/** `canMakeUp`: the one day that a make-up goes to. */
export type CalendarDay = SignDay & { readonly state: DayState; readonly canMakeUp: boolean }

const stateOf = ({ date, isSigned }: SignDay, today: string): DayState => {
  if (isSigned) return 'done'
  if (date === today) return 'today'
  return date < today ? 'missed' : 'future'
}

/** The days as they stand on this day of the server's. A make-up goes to the newest day that was missed, as long as it is no more than `makeUpWithin` days ago. */
export function calendarDays(days: readonly SignDay[], today: string, makeUpWithin: number): readonly CalendarDay[] {
  const missed = days.filter((day) => stateOf(day, today) === 'missed' && daysBetween(day.date, today) <= makeUpWithin)
  const open = missed[missed.length - 1]?.date
  return days.map((day) => ({ ...day, state: stateOf(day, today), canMakeUp: day.date === open }))
}

/** Days of one state as days to come: before a login no day counts as missed; where nothing can be signed (any more) none calls for it. */
export const asFuture = (days: readonly CalendarDay[], of: 'missed' | 'today'): readonly CalendarDay[] => days.map((day) => (day.state === of ? Object.assign({}, day, { state: 'future' as const }) : day))

/** `11月20日` in figures: month and day without leading zeros. */
export const monthDay = (date: string): readonly [month: number, day: number] => [Number(date.slice(5, 7)), Number(date.slice(8, 10))]

/** 0 Monday to 6 Sunday: the first of January 2024 was a Monday. */
export const weekdayOf = (date: string): number => ((daysBetween('2024-01-01', date) % 7) + 7) % 7
