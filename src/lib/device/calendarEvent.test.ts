import { calendarFile, type CalendarEvent } from './calendarEvent'

const event: CalendarEvent = { uid: 'TD1', title: '试乘试驾', place: '人民广场', text: '', at: Date.UTC(2026, 10, 21, 6, 30), made: Date.UTC(2026, 10, 20, 1, 0) }
const linesOf = (changed: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...changed }).split('\r\n')

it('is one appointment at its moment, whatever zone the phone is in, with a reminder', () => {
  expect(linesOf()).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'UID:TD1', 'DTSTAMP:20261120T010000Z', 'DTSTART:20261121T063000Z', 'SUMMARY:试乘试驾', 'LOCATION:人民广场', 'TRIGGER:-PT2H', 'END:VCALENDAR', '']))
})

it.each([
  ['a,b;c', 'a\\,b\\;c'],
  ['a\\b', 'a\\\\b'],
  ['a\nEND:VEVENT', 'a\\nEND:VEVENT'],
  ['a\r\nb', 'a\\nb'],
  ['a\rATTACH:x\u0007', 'aATTACH:x'],
])('writes %j as %j, and nothing that ends the value', (place, written) => {
  expect(linesOf({ place })).toContain(`LOCATION:${written}`)
})

it('breaks long lines between letters, never longer than 75 bytes (RFC 5545 §3.1)', () => {
  const text = '上车地点𠮷😀'.repeat(20)
  const file = calendarFile({ ...event, text })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${text}`)
})
