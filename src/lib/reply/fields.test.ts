import { parse } from 'valibot'
import { time } from './fields'

it.each([
  ['2026-11-20 23:59:59', '2026-11-20 23:59:59'],
  ['2028-02-29 00:00:00', '2028-02-29 00:00:00'],
  // A database's zero date, and a month that no calendar has.
  ['0000-00-00 00:00:00', ''],
  ['2026-13-01 10:00:00', ''],
  ['2026-11-20', ''],
  ['soon', ''],
  [1_795_444_166, ''],
  [null, ''],
])('reads the time %j as %j: what has no month or day counts as absent', (sent, read) => {
  expect(parse(time, sent)).toBe(read)
})
