import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { serverNow, startClock } from './serverClock'
import { parseShanghaiTime, shanghaiDay } from './shanghai'
import { useServerClock } from './useServerClock'

const HOUR = 3_600_000
const ms = (time: string): number => parseShanghaiTime(time)!

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 1, 0) }))
afterEach(() => jest.useRealTimers())

it.each([
  ['a phone that is days late', -3 * 24 * HOUR],
  ['a phone that is hours early', 5 * HOUR],
])('goes on by itself, whatever the phone’s clock is set to: %s', (_, jump) => {
  const clock = startClock('2026-11-20 23:59:58')
  jest.advanceTimersByTime(1000)
  jest.setSystemTime(Date.now() + jump)
  expect(serverNow(clock)).toBe(ms('2026-11-20 23:59:59'))
  jest.advanceTimersByTime(1000)
  expect(shanghaiDay(serverNow(clock))).toBe('2026-11-21')
})

it('is the phone’s where no reply has told the time', () => {
  const clock = startClock('soon')
  expect(serverNow(clock)).toBe(Date.now())
  expect(serverNow(undefined)).toBe(Date.now())
  jest.advanceTimersByTime(1000)
  expect(serverNow(clock)).toBe(Date.now())
})

it('asks anew when a day begins in Shanghai, once, and when the user comes back', () => {
  const ask = jest.fn()
  const first = startClock('2026-11-20 23:59:50')
  const { rerender, result } = renderHook(({ clock }) => useServerClock(clock, ask), { initialProps: { clock: first } })
  act(() => jest.advanceTimersByTime(9000))
  expect(ask).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(3000))
  expect(ask).toHaveBeenCalledTimes(1)
  rerender({ clock: startClock('2026-11-21 00:00:02') })
  expect(shanghaiDay(result.current())).toBe('2026-11-21')
  act(() => jest.advanceTimersByTime(HOUR))
  expect(ask).toHaveBeenCalledTimes(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(ask).toHaveBeenCalledTimes(2)
})
