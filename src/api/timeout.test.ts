import { jest } from '@jest/globals'
import { withTimeout, PAGE_LOAD_TIMEOUT_MS } from './timeout'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('is 120 000 ms for a page load (spec 1 §9)', () => {
  expect(PAGE_LOAD_TIMEOUT_MS).toBe(120_000)
})

it('aborts after the limit and says that it was the limit', () => {
  const limited = withTimeout(new AbortController().signal, 1_000)
  jest.advanceTimersByTime(999)
  expect(limited.signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(limited.signal.aborted).toBe(true)
  expect(limited.hasTimedOut()).toBe(true)
})

it('aborts with the caller, at once when that was before', () => {
  const outer = new AbortController()
  const before = withTimeout(outer.signal, 1_000)
  outer.abort()
  expect(before.signal.aborted).toBe(true)
  expect(before.hasTimedOut()).toBe(false)
  expect(withTimeout(outer.signal, 1_000).signal.aborted).toBe(true)
})

it('leaves no timer once released', () => {
  const outer = new AbortController()
  const limited = withTimeout(outer.signal, 1_000)
  limited.release()
  outer.abort()
  jest.advanceTimersByTime(2_000)
  expect(limited.signal.aborted).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})
