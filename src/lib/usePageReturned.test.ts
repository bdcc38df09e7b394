import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { usePageReturned } from './usePageReturned'

const pageShown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const visibilityChanged = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => Reflect.deleteProperty(document, 'hidden'))

it('calls back when the page is seen again, or brought back whole, and not when it goes or is new', () => {
  const onReturned = jest.fn()
  const { unmount } = renderHook(() => usePageReturned(onReturned))
  visibilityChanged(true)
  pageShown(false)
  expect(onReturned).not.toHaveBeenCalled()
  visibilityChanged(false)
  pageShown(true)
  expect(onReturned).toHaveBeenCalledTimes(2)
  unmount()
  visibilityChanged(false)
  expect(onReturned).toHaveBeenCalledTimes(2)
})
