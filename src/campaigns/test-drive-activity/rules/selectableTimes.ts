import type { TimeSlot } from '@/blocks/picker/timeTree'
import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Spec 2 §9. */
const LEAD_TIME = 2 * 60 * MINUTE
const STEP = 10 * MINUTE
export const DEFAULT_LIMIT_DAY = 2
/** However far a configuration looks ahead: more days than anybody turns a wheel through, and than a phone can count in a moment. */
const MOST_DAYS = 90

/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export type ActivityPeriod = { readonly beginTime: string; readonly endTime: string }

/** On each day from `beginDate` to `endDate` (their first ten characters count, `YYYY-MM-DD`), at these times of the day (`HH:mm` or `HH:mm:ss`). */
export type TestRideWindow = {
  readonly beginDate: string
  readonly endDate: string
  readonly testRideTime: readonly { readonly beginTime: string; readonly endTime: string }[]
}

type Span = { readonly from: number; readonly to: number }

/** Whether a time is too close to `now` (epoch ms) to be booked: the earliest is 2 hours from now (spec 2 §5). Text that is no time is. */
export const isTooSoon = (time: string, now: number): boolean => (parseShanghaiTime(time) ?? 0) < now + LEAD_TIME

/**
 * The times a test drive can be booked for, ascending, as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai (spec 2 §5): on the full ten minutes, from
 * 2 hours to `limitDay` (90 at most) times 24 hours after `now` (epoch ms), within the activity and within one of the windows. All bounds are
 * inclusive. Without windows there is no time.
 */
export function selectableTimes(now: number, { beginTime, endTime }: ActivityPeriod, windows: readonly TestRideWindow[], limitDay: number = DEFAULT_LIMIT_DAY): readonly string[] {
  const period = { from: Math.max(now + LEAD_TIME, parseShanghaiTime(beginTime) ?? Infinity), to: Math.min(now + Math.min(limitDay, MOST_DAYS) * DAY, parseShanghaiTime(endTime) ?? -Infinity) }
  const spans = windows.flatMap((window) => spansOf(window, period))
  const times: string[] = []
  // Shanghai is whole hours away from UTC, so ten minutes begin there when they begin here.
  for (let time = Math.ceil(period.from / STEP) * STEP; time <= period.to; time += STEP) {
    if (spans.some(({ from, to }) => from <= time && time <= to)) times.push(formatShanghaiTime(time))
  }
  return times
}

/** What the picker shows: before the times that can be booked those of the next 2 hours, which users see but cannot have. */
export function timeSlots(now: number, ...rest: Rest): readonly TimeSlot[] {
  const missed = selectableTimes(now - LEAD_TIME, ...rest).filter((time) => isTooSoon(time, now))
  return [...missed.map((time) => ({ time, isTooSoon: true })), ...selectableTimes(now, ...rest).map((time) => ({ time, isTooSoon: false }))]
}

type Rest = Parameters<typeof selectableTimes> extends [number, ...infer Others] ? Others : never

/** One span for each day and each time of the day, as far as they touch the period: a window may be years long. */
function spansOf({ beginDate, endDate, testRideTime }: TestRideWindow, period: Span): readonly Span[] {
  const first = parseShanghaiTime(`${beginDate.slice(0, 10)} 00:00:00`)
  const last = parseShanghaiTime(`${endDate.slice(0, 10)} 00:00:00`)
  if (first === undefined || last === undefined || period.to < period.from) return []
  const parts = testRideTime.flatMap(({ beginTime, endTime }) => {
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
