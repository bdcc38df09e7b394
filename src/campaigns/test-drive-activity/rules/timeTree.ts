/** A choice in one column of the picker and what can be chosen beside it. */
export type TimeChoice = { readonly value: string; readonly label: string; readonly below: readonly TimeChoice[] }

type Labels = { readonly day: (time: string) => string; readonly hour: (hour: string) => string; readonly minute: (minute: string) => string }

/** The times of `selectableTimes` as the picker's three columns: days (`YYYY-MM-DD`), their hours (`HH`), their minutes (`mm`). */
export function timeTree(times: readonly string[], labels: Labels): readonly TimeChoice[] {
  return grouped(times, 0, 10).map(([day, ofDay]) => ({
    value: day,
    label: labels.day(ofDay[0] ?? ''),
    below: grouped(ofDay, 11, 13).map(([hour, ofHour]) => ({
      value: hour,
      label: labels.hour(hour),
      below: grouped(ofHour, 14, 16).map(([minute]) => ({ value: minute, label: labels.minute(minute), below: [] })),
    })),
  }))
}

/** What was chosen in the three columns, as a time; '' for anything less. */
export function timeOfPath([day, hour, minute]: readonly string[]): string {
  return day && hour && minute ? `${day} ${hour}:${minute}:00` : ''
}

/** Where a time stands in the three columns. */
export const pathOfTime = (time: string): readonly string[] => (time === '' ? [] : [time.slice(0, 10), time.slice(11, 13), time.slice(14, 16)])

function grouped(times: readonly string[], from: number, to: number): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>()
  for (const time of times) {
    const key = time.slice(from, to)
    const group = groups.get(key)
    if (group) group.push(time)
    else groups.set(key, [time])
  }
  return [...groups]
}
