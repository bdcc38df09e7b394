import { parseShanghaiTime } from '@/lib/time/shanghai'

const DAY = 86_400_000
/** The first of January 1970 was a Thursday. */
const FIRST = 4

export type Weekday = '0' | '1' | '2' | '3' | '4' | '5' | '6'

/** The day of the week of a server's time, '0' for Sunday (spec 2 §9), whatever zone the phone is in. */
export function weekdayOf(time: string): Weekday {
  const midnight = parseShanghaiTime(`${time.slice(0, 10)} 08:00:00`) ?? 0
  return String((Math.floor(midnight / DAY) + FIRST) % 7) as Weekday
}
