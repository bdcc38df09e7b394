import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { parseShanghaiTime } from './shanghai'
import { useRedrawEachDay } from './useRedrawEachDay'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const at = (time: string): number => parseShanghaiTime(time) ?? 0

function start(time: string) {
  let now = at(time)
  let drawn = 0
  renderHook(() => {
    useRedrawEachDay(() => now)
    drawn += 1
  })
  drawn = 0
  const setNow = (next: string) => {
    now = at(next)
  }
  return { setNow, drawn: () => drawn }
}

it('draws anew at each midnight of Shanghai, and not before (spec 2 §9)', () => {
  const { setNow, drawn } = start('2026-11-20 23:59:50')
  act(() => jest.advanceTimersByTime(9_900))
  expect(drawn()).toBe(0)
  setNow('2026-11-21 00:00:02')
  act(() => jest.advanceTimersByTime(2_000))
  expect(drawn()).toBe(1)
  setNow('2026-11-22 00:00:02')
  act(() => jest.advanceTimersByTime(86_400_000))
  expect(drawn()).toBe(2)
})

it('draws anew for who comes back on another day, where the phone slept over midnight, and not on the same one', () => {
  const { setNow, drawn } = start('2026-11-20 20:00:00')
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  comeBack()
  expect(drawn()).toBe(0)
  act(() => jest.advanceTimersByTime(5_000))
  setNow('2026-11-21 08:00:00')
  comeBack()
  expect(drawn()).toBe(1)
})
