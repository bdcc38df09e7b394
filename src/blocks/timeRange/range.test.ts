/** @jest-environment node */
import fc from 'fast-check'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { zh } from './messages'
import { daysIn, MOST_DAYS, monthsUntil, rangeProblem, readRange, usualRange } from './range'
import { namedRanges, rangeName } from './rangeName'

const at = (time: string): number => parseShanghaiTime(time) ?? 0

it.each([
  ['2026-11-01', '2026-11-01', 1, undefined],
  ['2026-09-01', '2026-11-29', 90, undefined],
  ['2026-09-01', '2026-11-30', 91, 'tooLong'],
  ['2026-11-02', '2026-11-01', 0, 'order'],
  ['2024-02-28', '2024-03-01', 3, undefined],
  ['2026-02-29', '2026-03-01', undefined, 'noDate'],
  ['', '2026-03-01', undefined, 'noDate'],
])('from %s to %s: %s days, %s', (beginDate, endDate, days, problem) => {
  expect([daysIn({ beginDate, endDate }), rangeProblem({ beginDate, endDate })]).toEqual([days, problem])
})

it.each([{}, { beginDate: '2026-11-01' }, { beginDate: 20261101, endDate: '2026-11-02' }, { beginDate: '2026-11-1', endDate: '2026-11-02' }, { beginDate: '2026-11-03', endDate: '2026-11-02' }, { beginDate: '1900-01-01', endDate: '2026-11-02' }])('takes nothing that is no range of at most 90 days: %j', (written) => {
  expect(readRange(written)).toBeUndefined()
})

it("ends today by Shanghai's clock, thirty days with it", () => {
  expect(usualRange(at('2026-11-23 00:00:00'))).toEqual({ beginDate: '2026-10-25', endDate: '2026-11-23' })
  expect(usualRange(at('2026-11-23 00:00:00') - 1).endDate).toBe('2026-11-22')
})

it('has the months newest first, the first of them up to today, over the new year too', () => {
  expect(monthsUntil(at('2026-01-05 12:00:00'), 3)).toEqual([
    { beginDate: '2026-01-01', endDate: '2026-01-05' },
    { beginDate: '2025-12-01', endDate: '2025-12-31' },
    { beginDate: '2025-11-01', endDate: '2025-11-30' },
  ])
})

it('offers no range that cannot be asked for, whatever the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2024-01-01 00:00:00'), max: at('2034-01-01 00:00:00') }), (now) => {
      for (const range of [usualRange(now), ...monthsUntil(now, 12)]) {
        expect(readRange(range)).toEqual(range)
        expect(daysIn(range)).toBeLessThanOrEqual(MOST_DAYS)
      }
    }),
  )
})

it.each([
  ['2026-11-29 12:00:00', ['近30天', '本月', '2026年10月', '2026年9月', '2026年8月', '2026年7月']],
  ['2026-11-30 12:00:00', ['本月', '2026年10月', '2026年9月', '2026年8月', '2026年7月']],
  ['2026-12-30 12:00:00', ['本月', '2026年11月', '2026年10月', '2026年9月', '2026年8月']],
  ['2026-12-31 12:00:00', ['近30天', '本月', '2026年11月', '2026年10月', '2026年9月', '2026年8月']],
])('on %s offers %j, each the name of other days', (time, names) => {
  const named = namedRanges(at(time), zh)
  expect(named.map(({ name }) => name)).toEqual(names)
  expect(named.map(({ range }) => rangeName(range, at(time), zh))).toEqual(names)
})
