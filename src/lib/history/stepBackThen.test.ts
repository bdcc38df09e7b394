import { jest } from '@jest/globals'
import { stepBackThen } from './stepBackThen'

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/picker')
})
afterEach(() => jest.useRealTimers())

const arrive = (path: string) => {
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

function start() {
  const steps: number[] = []
  const then = jest.fn<() => void>()
  stepBackThen((delta) => steps.push(delta), then)
  return { steps, then }
}

it('goes on once the page behind is there, and no second time', () => {
  const { steps, then } = start()
  expect([steps, then.mock.calls.length]).toEqual([[-1], 0])
  arrive('/list')
  arrive('/elsewhere')
  jest.advanceTimersByTime(5_000)
  expect(then).toHaveBeenCalledTimes(1)
})

it('takes the step of a sheet that closes for none', () => {
  const { then } = start()
  arrive('/picker')
  expect(then).not.toHaveBeenCalled()
  arrive('/list')
  expect(then).toHaveBeenCalledTimes(1)
})

it('goes on without a step in a web view that does not take one', () => {
  const { then } = start()
  jest.advanceTimersByTime(999)
  expect(then).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledTimes(1)
})
