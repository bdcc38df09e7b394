import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import type { TimeSlot } from '../../../blocks/pickerSheet/timeTree'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** However far a configuration looks ahead: more days than a user turns a wheel through, and than a phone can count in a moment. */
const MOST_DAYS = 90

/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. Text that is no time is no bound. */
export type ActivityPeriod = { readonly beginTime: string; readonly endTime: string }

/** On each day from `beginDate` to `endDate` (their first ten characters count, `YYYY-MM-DD`), at these times of the day (`HH:mm` or `HH:mm:ss`). */
export type BookingWindow = {
  readonly beginDate: string
  readonly endDate: string
  readonly times: readonly { readonly beginTime: string; readonly endTime: string }[]
}

/** What can be booked is at least `leadTime` (ms) ahead, on each full `step` (ms, of which an hour is made), and at most `limitDay` times 24 hours ahead. */
export type BookingRule = { readonly leadTime: number; readonly step: number; readonly limitDay: number }

type Span = { readonly from: number; readonly to: number }

/** Whether a time is too close to `now` (epoch ms) to be booked. Text that is no time is. */
export const isTooSoon = (time: string, now: number, { leadTime }: BookingRule): boolean => (parseShanghaiTime(time) ?? 0) < now + leadTime

/**
 * The times that can be booked, ascending, as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai: by the rule after `now` (epoch ms; 90 days at most), within
 * the activity and within one of the windows. All bounds are inclusive. Without windows there is no time.
 */
export function selectableTimes(now: number, { beginTime, endTime }: ActivityPeriod, windows: readonly BookingWindow[], { leadTime, step, limitDay }: BookingRule): readonly string[] {
  const period = { from: Math.max(now + leadTime, parseShanghaiTime(beginTime) ?? -Infinity), to: Math.min(now + Math.min(limitDay, MOST_DAYS) * DAY, parseShanghaiTime(endTime) ?? Infinity) }
  const spans = windows.flatMap((window) => spansOf(window, period))
  const times: string[] = []
  // Shanghai is whole hours away from UTC, so a step begins there when it begins here.
  for (let time = Math.ceil(period.from / step) * step; time <= period.to; time += step) {
    if (spans.some(({ from, to }) => from <= time && time <= to)) times.push(formatShanghaiTime(time))
  }
  return times
}

/** What the picker shows: before the times that can be booked those which are too soon, which users see but cannot have. */
export function timeSlots(now: number, period: ActivityPeriod, windows: readonly BookingWindow[], rule: BookingRule): readonly TimeSlot[] {
  const missed = selectableTimes(now - rule.leadTime, period, windows, rule).filter((time) => isTooSoon(time, now, rule))
  return [...missed.map((time) => ({ time, isTooSoon: true })), ...selectableTimes(now, period, windows, rule).map((time) => ({ time, isTooSoon: false }))]
}

/** One span for each day and each time of the day, as far as they touch the period: a window may be years long. */
function spansOf({ beginDate, endDate, times }: BookingWindow, period: Span): readonly Span[] {
  const first = parseShanghaiTime(`${beginDate.slice(0, 10)} 00:00:00`)
  const last = parseShanghaiTime(`${endDate.slice(0, 10)} 00:00:00`)
  if (first === undefined || last === undefined || period.to < period.from) return []
  const parts = times.flatMap(({ beginTime, endTime }) => {
    const from = timeOfDay(beginTime)
    const to = timeOfDay(endTime)
    return from === undefined || to === undefined || to < from ? [] : [{ from, to }]
  })
  // The day before counts too: its 24:00 is this midnight.
  const daysOver = Math.max(0, Math.floor((period.from - first) / DAY) - 1)
  const spans: Span[] = []
  for (let day = first + daysOver * DAY; day <= Math.min(last, period.to); day += DAY) spans.push(...parts.map(({ from, to }) => ({ from: day + from, to: day + to })))
  return spans
}

/** Milliseconds since midnight; 24:00 is the end of the day. */
function timeOfDay(text: string): number | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? []
  return hour === undefined ? undefined : (Number(hour) * 60 + Number(minute)) * MINUTE
}
