import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { usePageRestored } from './usePageRestored'

function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('calls back for a page out of the browser cache, not for a first showing, and not after it is gone', () => {
  const restored = jest.fn()
  const { unmount } = renderHook(() => usePageRestored(restored))
  show(false)
  expect(restored).not.toHaveBeenCalled()
  show(true)
  expect(restored).toHaveBeenCalledTimes(1)
  unmount()
  show(true)
  expect(restored).toHaveBeenCalledTimes(1)
})
