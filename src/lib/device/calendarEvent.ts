/** `at` and `made` are epoch ms; `uid` names the appointment, so that adding it again replaces it. */
export type CalendarEvent = { readonly uid: string; readonly title: string; readonly place: string; readonly text: string; readonly at: number; readonly made: number }

const LIMIT = 60
const REMINDER = '-PT2H'

/** An appointment as a calendar file (RFC 5545). Its moments are in UTC, which every calendar shows in the zone of its phone. */
export function calendarFile({ uid, title, place, text, at, made }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//market-platform-h5//ZH',
    'BEGIN:VEVENT',
    `UID:${toValue(uid)}`,
    `DTSTAMP:${momentOf(made)}`,
    `DTSTART:${momentOf(at)}`,
    `SUMMARY:${toValue(title)}`,
    `LOCATION:${toValue(place)}`,
    `DESCRIPTION:${toValue(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${toValue(title)}`,
    `TRIGGER:${REMINDER}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** `20261121T063000Z` */
const momentOf = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+|[-:]/g, '')

/** What would end a value, or part it, is written out; other control characters go. */
const toValue = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n').replace(/[^ -\uffff]/g, '')

/** A line has at most 75 bytes, and goes on after a line break and a blank. No letter has more than four bytes, and none is cut. */
function fold(line: string): string {
  const letters = line.match(/[\ud800-\udbff][\udc00-\udfff]|[^]/g) ?? []
  let folded = ''
  let bytes = 0
  for (const letter of letters) {
    const size = letter > '\u007f' ? 4 : 1
    if (bytes + size > LIMIT) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
