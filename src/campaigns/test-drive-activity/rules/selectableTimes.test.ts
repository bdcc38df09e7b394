import fc from 'fast-check'
import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import { isTooSoon, selectableTimes as timesOf, timeSlots, type BookingRule, type BookingWindow } from './selectableTimes'

const HOUR = 3_600_000
/** That of test drives (spec 2 §9). */
const rule: BookingRule = { leadTime: 2 * HOUR, step: HOUR / 6, limitDay: 2 }
const selectableTimes = (now: number, period: Parameters<typeof timesOf>[1], windows: readonly BookingWindow[], limitDay = rule.limitDay) => timesOf(now, period, windows, { ...rule, limitDay })

const at = (text: string): number => parseShanghaiTime(text)!
const always = { beginTime: '2026-01-01 00:00:00', endTime: '2028-12-31 23:59:59' }
const windowOf = (beginDate: string, endDate: string, ...times: [string, string][]): BookingWindow => ({ beginDate, endDate, times: times.map(([beginTime, endTime]) => ({ beginTime, endTime })) })
const allDay = windowOf('2026-01-01', '2028-12-31', ['00:00', '24:00'])
const ends = (times: readonly string[]) => [times[0], times.at(-1), times.length]

it.each([
  // At least 2 hours, at most 48 hours, on the full ten minutes.
  ['2026-11-20 09:00:00', '2026-11-20 11:00:00', '2026-11-22 09:00:00', 277],
  ['2026-11-20 09:00:01', '2026-11-20 11:10:00', '2026-11-22 09:00:00', 276],
  ['2026-11-20 09:09:59', '2026-11-20 11:10:00', '2026-11-22 09:00:00', 276],
  // Over midnight, the end of a month, of a year, and the 29th of February.
  ['2026-11-20 22:30:00', '2026-11-21 00:30:00', '2026-11-22 22:30:00', 277],
  ['2026-11-30 23:55:00', '2026-12-01 02:00:00', '2026-12-02 23:50:00', 276],
  ['2026-12-31 12:00:00', '2026-12-31 14:00:00', '2027-01-02 12:00:00', 277],
  ['2028-02-28 12:00:00', '2028-02-28 14:00:00', '2028-03-01 12:00:00', 277],
])('at %s goes from %s to %s (spec 2 §5)', (now, first, last, count) => {
  expect(ends(selectableTimes(at(now), always, [allDay]))).toEqual([first, last, count])
})

it.each([
  ['the window of the day', [windowOf('2026-11-20', '2026-11-20', ['13:00', '14:00'])], ['2026-11-20 13:00:00', '2026-11-20 14:00:00', 7]],
  ['a window that has begun', [windowOf('2026-11-01', '2026-11-20', ['09:00:00', '11:20:00'])], ['2026-11-20 11:00:00', '2026-11-20 11:20:00', 3]],
  ['two windows of each day', [windowOf('2026-11-20', '2026-11-21', ['12:00', '12:10'], ['15:05', '15:20'])], ['2026-11-20 12:00:00', '2026-11-21 15:20:00', 8]],
  ['windows that overlap, each time once', [windowOf('2026-11-20', '2026-11-20', ['13:00', '13:30']), windowOf('2026-11-20', '2026-11-20', ['13:20', '13:40'])], ['2026-11-20 13:00:00', '2026-11-20 13:40:00', 5]],
  ['dates that carry a time', [windowOf('2026-11-20 00:00:00', '2026-11-20 23:59:59', ['13:00', '13:00'])], ['2026-11-20 13:00:00', '2026-11-20 13:00:00', 1]],
  ['a window that is over', [windowOf('2026-11-01', '2026-11-20', ['08:00', '10:50'])], [undefined, undefined, 0]],
  ['a window beyond the limit', [windowOf('2026-11-23', '2026-11-30', ['00:00', '24:00'])], [undefined, undefined, 0]],
  ['a window that ends before it begins', [windowOf('2026-11-20', '2026-11-21', ['15:00', '13:00'])], [undefined, undefined, 0]],
  ['rubbish', [windowOf('soon', '2026-11-21', ['13:00', '15:00']), windowOf('2026-11-20', '2026-11-21', ['noon', '15:00'])], [undefined, undefined, 0]],
  ['no window', [], [undefined, undefined, 0]],
] as const)('keeps to %s', (_, windows, expected) => {
  expect(ends(selectableTimes(at('2026-11-20 09:00:00'), always, windows))).toEqual(expected)
})

it.each([
  ['2026-11-20 15:00:00', '2026-11-21 10:05:00', ['2026-11-20 15:00:00', '2026-11-21 10:00:00', 115]],
  ['2026-11-25 00:00:00', '2026-11-30 00:00:00', [undefined, undefined, 0]],
  ['2026-11-01 00:00:00', '2026-11-20 10:59:59', [undefined, undefined, 0]],
  // No bound where none is known.
  ['', '2026-11-20 11:05:00', ['2026-11-20 11:00:00', '2026-11-20 11:00:00', 1]],
  ['2026-11-22 08:55:00', 'soon', ['2026-11-22 09:00:00', '2026-11-22 09:00:00', 1]],
  ['', '', ['2026-11-20 11:00:00', '2026-11-22 09:00:00', 277]],
] as const)('keeps to the activity from %s to %s', (beginTime, endTime, expected) => {
  expect(ends(selectableTimes(at('2026-11-20 09:00:00'), { beginTime, endTime }, [allDay]))).toEqual(expected)
})

it.each([
  [1, '2026-11-21 09:00:00'],
  [7, '2026-11-27 09:00:00'],
  [90, '2027-02-18 09:00:00'],
  [36_500, '2027-02-18 09:00:00'],
])('looks %s days ahead when told', (limitDay, last) => {
  expect(selectableTimes(at('2026-11-20 09:00:00'), always, [allDay], limitDay).at(-1)).toBe(last)
})

it('gives every allowed time and no other', () => {
  const clock = fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
  const moment = fc.integer({ min: at('2026-02-25 00:00:00'), max: at('2026-03-05 00:00:00') })
  const day = moment.map((ms) => formatShanghaiTime(ms).slice(0, 10))
  const oneWindow = fc.record({ beginDate: day, endDate: day, times: fc.array(fc.record({ beginTime: clock, endTime: clock }), { maxLength: 3 }) })
  fc.assert(
    fc.property(moment, moment, moment, fc.array(oneWindow, { maxLength: 3 }), fc.integer({ min: 1, max: 3 }), (now, begin, end, windows, limitDay) => {
      const expected: string[] = []
      for (let time = at('2026-02-20 00:00:00'); time < at('2026-03-12 00:00:00'); time += 600_000) {
        const text = formatShanghaiTime(time)
        const [date = '', clockText = ''] = text.split(' ')
        const isEndOfDay = clockText === '00:00:00' ? formatShanghaiTime(time - 1).slice(0, 10) : undefined
        const isInside = windows.some(({ beginDate, endDate, times }) =>
          times.some(
            (part) =>
              part.beginTime <= part.endTime &&
              ((beginDate <= date && date <= endDate && part.beginTime <= clockText.slice(0, 5) && clockText.slice(0, 5) <= part.endTime) ||
                (isEndOfDay !== undefined && beginDate <= isEndOfDay && isEndOfDay <= endDate && part.endTime === '24:00')),
          ),
        )
        const beginTime = at(formatShanghaiTime(begin))
        const endTime = at(formatShanghaiTime(end))
        if (isInside && time >= now + 7_200_000 && time <= now + limitDay * 86_400_000 && time >= beginTime && time <= endTime) expected.push(text)
      }
      expect(selectableTimes(now, { beginTime: formatShanghaiTime(begin), endTime: formatShanghaiTime(end) }, windows, limitDay)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

it('calls less than 2 hours too soon (spec 2 §5)', () => {
  const now = at('2026-11-20 09:00:00')
  expect(['2026-11-20 10:59:59', '2026-11-20 11:00:00', ''].map((time) => isTooSoon(time, now, rule))).toEqual([true, false, true])
})

it('shows which times of the next 2 hours are missed, before those that can be booked', () => {
  const slots = timeSlots(at('2026-11-20 09:05:00'), always, [windowOf('2026-11-20', '2026-11-20', ['08:00', '09:20'], ['10:50', '11:20'])], rule)
  expect(slots.map(({ time, isTooSoon: isNear }) => `${time.slice(11, 16)} ${isNear ? 'missed' : 'free'}`)).toEqual(['09:10 missed', '09:20 missed', '10:50 missed', '11:00 missed', '11:10 free', '11:20 free'])
})

it('reads windows of any length at once, the midnight before and the last day with them', () => {
  const endless = windowOf('1000-01-01', '9999-12-31', ['00:00', '00:00'], ['24:00', '24:00'])
  expect(selectableTimes(at('2026-11-20 22:00:00'), always, [endless])).toEqual(['2026-11-21 00:00:00', '2026-11-22 00:00:00'])
  expect(selectableTimes(at('2026-11-20 22:00:00'), always, [windowOf('2026-11-20', '2026-11-20', ['24:00', '24:00'])])).toEqual(['2026-11-21 00:00:00'])
})
