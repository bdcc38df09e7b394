import { jest } from '@jest/globals'
import { delayWhileVisible } from './delayWhileVisible'

const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function pause(ms: number) {
  const ended = jest.fn()
  void delayWhileVisible(ms).then(ended)
  return ended
}

it('lasts as long as it says on a page that is seen', async () => {
  const ended = pause(3_000)
  await jest.advanceTimersByTimeAsync(2_999)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledTimes(1)
})

it('does not end while the page is hidden, and ends as soon as it is visible again', async () => {
  const ended = pause(3_000)
  setHidden(true)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
  setHidden(false)
  await jest.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledTimes(1)
})

it.each([
  [3_000, 3_000],
  [30_000, 4_000],
])('of %s ms lasts %s ms at least, however often the page is hidden and shown', async (ms, least) => {
  const ended = pause(ms)
  for (let passed = 0; passed < least - 200; passed += 200) {
    setHidden(true)
    await jest.advanceTimersByTimeAsync(100)
    setHidden(false)
    await jest.advanceTimersByTimeAsync(100)
  }
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  setHidden(false)
  await jest.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledTimes(1)
})
