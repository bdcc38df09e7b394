import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { DAY_MS, parseShanghaiTime } from './shanghai'
import { useScheduledReload } from './useScheduledReload'

const NOW = parseShanghaiTime('2026-11-20 20:00:00')!
const HOUR = DAY_MS / 24

beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

/** The hours that go by until each reload, of three days. */
function reloadsOf(at: string, offset?: number): number[] {
  const hours: number[] = []
  const { unmount } = renderHook(() => useScheduledReload(offset, at, () => hours.push((Date.now() - NOW) / HOUR)))
  jest.advanceTimersByTime(3 * DAY_MS)
  unmount()
  return hours.map((hour) => Math.round(hour * 100) / 100)
}

it.each([
  ['each day begins', '', undefined, [4, 28, 52]],
  ['the page said, too', '2026-11-21 10:00', undefined, [4, 14, 28, 52]],
  ['a day begins by the server’s clock', '', HOUR, [3, 27, 51]],
  ['a day begins, and not at once, for a time that is months away', '2027-03-01 10:00', undefined, [4, 28, 52]],
  ['a day begins, for a time that is over', '2026-11-20 10:00', undefined, [4, 28, 52]],
])('asks anew once when %s (design §13 "with next open time")', (_, at, offset, hours) => {
  expect(reloadsOf(at, offset)).toEqual(hours)
})

it('leaves it to the return of a page that is not in front', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(reloadsOf('')).toEqual([])
  hidden.mockRestore()
})
