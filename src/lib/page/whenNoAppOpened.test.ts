import { jest } from '@jest/globals'
import { APP_TIMEOUT_MS, whenNoAppOpened } from './whenNoAppOpened'

const callBack = jest.fn()
const hide = (isHidden: boolean): void => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  callBack.mockClear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('calls back where the page stays in front', () => {
  whenNoAppOpened(callBack)
  jest.advanceTimersByTime(APP_TIMEOUT_MS - 1)
  expect(callBack).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(callBack).toHaveBeenCalledTimes(1)
})

it('leads nobody on who comes back from the app, where the clocks of the page stood still', () => {
  whenNoAppOpened(callBack)
  hide(true)
  hide(false)
  jest.runAllTimers()
  expect(callBack).not.toHaveBeenCalled()
})

it('does nothing behind an app of which the page has not heard', () => {
  whenNoAppOpened(callBack)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  jest.runAllTimers()
  expect(callBack).not.toHaveBeenCalled()
})
