import { weekdayOf } from './timeTree'

it.each([
  ['2026-11-20 00:00:00', '5'],
  ['2026-11-21 23:59:59', '6'],
  ['2026-11-22 08:00:00', '0'],
  ['2028-02-29 10:00:00', '2'],
  ['2027-01-01 00:10:00', '5'],
])('%s is day %s of the week (spec 2 §9)', (time, day) => {
  expect(weekdayOf(time)).toBe(day)
})
