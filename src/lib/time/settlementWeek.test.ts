import fc from 'fast-check'
import { daysOfWeek, settlementDay, settlementWeek, settlementWeekOf } from './settlementWeek'
import { formatShanghaiTime, parseShanghaiTime } from './shanghai'

const ms = (time: string): number => parseShanghaiTime(time)!

it.each([
  ['the first second of a Monday', '2026-11-16 00:00:00', '2026-11-16', '2026-11-23', 0],
  ['the second before it, which is a Sunday', '2026-11-15 23:59:59', '2026-11-09', '2026-11-16', 6],
  ['a Monday that is still a Sunday in UTC', '2026-11-16 07:59:59', '2026-11-16', '2026-11-23', 0],
  ['a Wednesday', '2026-11-18 12:00:00', '2026-11-16', '2026-11-23', 2],
  ['the last second of a Sunday', '2026-11-22 23:59:59', '2026-11-16', '2026-11-23', 6],
  ['a week over New Year', '2027-01-01 00:00:00', '2026-12-28', '2027-01-04', 4],
  ['a week over 29 February', '2028-02-29 08:00:00', '2028-02-28', '2028-03-06', 1],
  ['a week before 1970', '1969-12-31 23:59:59', '1969-12-29', '1970-01-05', 2],
])('%s: %s', (_, time, begin, end, day) => {
  const week = settlementWeek(ms(time))
  expect([formatShanghaiTime(week.begin), formatShanghaiTime(week.end)]).toEqual([`${begin} 00:00:00`, `${end} 00:00:00`])
  expect(settlementDay(ms(time))).toBe(day)
  expect(settlementWeekOf(time)).toEqual(week)
  expect(settlementWeekOf(time.slice(0, 16))).toEqual(week)
})

it('names the days of a week, and the one that it is settled on', () => {
  expect(daysOfWeek(settlementWeek(ms('2026-12-31 10:00:00')))).toEqual({ first: '12-28', last: '01-03', settled: '01-04' })
})

it.each(['', '2026-11-16', '2026-02-30 00:00:00'])('has no week for %j', (time) => expect(settlementWeekOf(time)).toBeUndefined())

it('puts every moment into one week', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4e12, max: 4e12 }), (moment) => {
      const { begin, end } = settlementWeek(moment)
      expect(begin <= moment && moment < end).toBe(true)
      expect(settlementWeek(begin)).toEqual(settlementWeek(end - 1))
      expect(settlementWeek(end).begin).toBe(end)
    }),
  )
})
