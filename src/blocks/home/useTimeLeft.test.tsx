import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useTimeLeft } from './useTimeLeft'

const START = 1_800_000_000_000

beforeEach(() => {
  jest.useFakeTimers({ now: START })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function watch(msLeft: number, endTime = 'a') {
  const onEnd = jest.fn()
  const view = renderHook(({ ending }) => useTimeLeft(ending, onEnd), { initialProps: { ending: { endTime, at: START + msLeft } } })
  return { onEnd, ...view }
}

it('counts down second by second and reports the end once', () => {
  const { result, onEnd } = watch(2500)
  expect(result.current).toBe(2500)
  pass(500)
  expect(result.current).toBe(2000)
  pass(2000)
  expect(result.current).toBe(0)
  pass(60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('takes the time anew when the page is shown again', () => {
  const { result } = watch(100_000)
  jest.setSystemTime(START + 90_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(10_000)
})

it('does not report again when the reload confirms the same end a moment later', () => {
  const { onEnd, rerender } = watch(1000)
  pass(1000)
  rerender({ ending: { endTime: 'a', at: Date.now() + 300 } })
  pass(5000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('reports a later end too when the activity was prolonged', () => {
  const { onEnd, rerender } = watch(1000)
  pass(1000)
  rerender({ ending: { endTime: 'b', at: Date.now() + 3000 } })
  pass(3000)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

it('is silent about what was over from the start', () => {
  const { result, onEnd } = watch(-5000)
  pass(5000)
  expect(result.current).toBe(0)
  expect(onEnd).not.toHaveBeenCalled()
})
