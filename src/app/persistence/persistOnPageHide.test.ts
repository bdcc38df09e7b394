import { jest } from '@jest/globals'
import { persistOnPageHide } from './persistOnPageHide'

it('writes when the page is hidden or left', () => {
  const persistNow = jest.fn()
  persistOnPageHide(persistNow)
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(persistNow).not.toHaveBeenCalled()
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  expect(persistNow).toHaveBeenCalledTimes(2)
})
