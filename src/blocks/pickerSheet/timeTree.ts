import { DAY_MS, parseShanghaiTime } from '@/lib/time/shanghai'

/** A time, `YYYY-MM-DD HH:mm:ss`, that can be chosen, or that is shown but cannot be chosen. */
export type TimeSlot = { readonly time: string; readonly isTooSoon: boolean; readonly isFull?: boolean }

/** A choice in one column of the picker and what can be chosen beside it. `note` says why it cannot be chosen. */
export type TimeChoice = { readonly value: string; readonly label: string; readonly note?: string | undefined; readonly below: readonly TimeChoice[] }

type Labels = { readonly day: (time: string) => string; readonly hour: (hour: string) => string; readonly minute: (minute: string) => string; readonly tooSoon: string; readonly full: string }

/** Slots as the picker's three columns: days (`YYYY-MM-DD`), their hours (`HH`), their minutes (`mm`). A day or an hour of nothing but refused slots is refused as well. */
export function timeTree(slots: readonly TimeSlot[], labels: Labels): readonly TimeChoice[] {
  const noteOf = (of: readonly TimeSlot[]): string | undefined => {
    if (of.every(({ isTooSoon }) => isTooSoon)) return labels.tooSoon
    return of.every(({ isTooSoon, isFull }) => isTooSoon || isFull) ? labels.full : undefined
  }
  return grouped(slots, 0, 10).map(([day, ofDay]) => ({
    value: day,
    label: labels.day(ofDay[0]?.time ?? ''),
    note: noteOf(ofDay),
    below: grouped(ofDay, 11, 13).map(([hour, ofHour]) => ({
      value: hour,
      label: labels.hour(hour),
      note: noteOf(ofHour),
      below: grouped(ofHour, 14, 16).map(([minute, ofMinute]) => ({ value: minute, label: labels.minute(minute), note: noteOf(ofMinute), below: [] })),
    })),
  }))
}

/** What was chosen in the three columns, as a time; '' for anything less. */
export function timeOfPath([day, hour, minute]: readonly string[]): string {
  return day && hour && minute ? `${day} ${hour}:${minute}:00` : ''
}

/** Where a time stands in the three columns. */
export const pathOfTime = (time: string): readonly string[] => (time === '' ? [] : [time.slice(0, 10), time.slice(11, 13), time.slice(14, 16)])

function grouped(slots: readonly TimeSlot[], from: number, to: number): readonly (readonly [string, readonly TimeSlot[]])[] {
  const groups = new Map<string, TimeSlot[]>()
  for (const slot of slots) {
    const key = slot.time.slice(from, to)
    const group = groups.get(key)
    if (group) group.push(slot)
    else groups.set(key, [slot])
  }
  return [...groups]
}

/** The first of January 1970 was a Thursday. */
const FIRST = 4

export type Weekday = '0' | '1' | '2' | '3' | '4' | '5' | '6'

/** The day of the week of a server's time, '0' for Sunday (spec 2 §9), whatever zone the phone is in. */
export function weekdayOf(time: string): Weekday {
  const midnight = parseShanghaiTime(`${time.slice(0, 10)} 08:00:00`) ?? 0
  return String((Math.floor(midnight / DAY_MS) + FIRST) % 7) as Weekday
}
