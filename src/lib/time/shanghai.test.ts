import fc from 'fast-check'
import { formatShanghaiTime, parseShanghaiTime, untilMidnight } from './shanghai'

describe('times of the server', () => {
  it('are Shanghai times, eight hours before UTC', () => {
    expect(parseShanghaiTime('2026-11-20 08:00:00')).toBe(Date.UTC(2026, 10, 20))
    expect(parseShanghaiTime('2027-01-01 00:00:00')).toBe(Date.UTC(2026, 11, 31, 16))
  })

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4102444800 }), (second) => {
        expect(parseShanghaiTime(formatShanghaiTime(second * 1000))).toBe(second * 1000)
      }),
    )
  })

  it.each(['', '2026-11-20', '2026-11-20T08:00:00', '2026-02-30 08:00:00', '2026-11-20 24:00:00', '2026-13-01 00:00:00'])('are not made up from %j', (text) => {
    expect(parseShanghaiTime(text)).toBeUndefined()
  })
})

it.each([
  ['2026-11-20 00:00:00', 86_400_000],
  ['2026-11-20 23:00:00', 3_600_000],
  ['2026-12-31 16:00:00', 8 * 3_600_000],
  ['2019-02-28 23:59:59', 1000],
])('knows how long it is from %s until the next day in Shanghai', (time, left) => {
  expect(untilMidnight(parseShanghaiTime(time)!)).toBe(left)
})
