import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { usePageReturned } from './usePageReturned'

const pageShown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const visibilityChanged = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'hidden')
})

it('calls back when the page is seen again, or brought back whole, and not when it goes or is new', () => {
  const onReturned = jest.fn()
  const { unmount } = renderHook(() => usePageReturned(onReturned))
  visibilityChanged(true)
  pageShown(false)
  expect(onReturned).not.toHaveBeenCalled()
  visibilityChanged(false)
  expect(onReturned).toHaveBeenCalledTimes(1)
  pass(10_000)
  pageShown(true)
  expect(onReturned).toHaveBeenCalledTimes(2)
  unmount()
  pass(10_000)
  visibilityChanged(false)
  expect(onReturned).toHaveBeenCalledTimes(2)
})

it('calls back every few seconds at most, however often the page is hidden and shown, and once more for the last return', () => {
  const onReturned = jest.fn()
  renderHook(() => usePageReturned(onReturned))
  for (let times = 0; times < 50; times += 1) {
    visibilityChanged(true)
    pass(100)
    visibilityChanged(false)
    pass(100)
  }
  expect(onReturned.mock.calls.length).toBeLessThanOrEqual(3)
  pass(10_000)
  const [all] = [onReturned.mock.calls.length]
  expect(all).toBeLessThanOrEqual(4)
  pass(60_000)
  expect(onReturned).toHaveBeenCalledTimes(all)
})

it('takes the events of one return for one', () => {
  const onReturned = jest.fn()
  renderHook(() => usePageReturned(onReturned))
  pageShown(true)
  visibilityChanged(false)
  pass(60_000)
  expect(onReturned).toHaveBeenCalledTimes(1)
})

it('asks nothing for a page that is hidden by then, but at the next return', () => {
  const onReturned = jest.fn()
  renderHook(() => usePageReturned(onReturned))
  visibilityChanged(false)
  pass(1_000)
  visibilityChanged(false)
  visibilityChanged(true)
  pass(60_000)
  expect(onReturned).toHaveBeenCalledTimes(1)
  visibilityChanged(false)
  expect(onReturned).toHaveBeenCalledTimes(2)
})
