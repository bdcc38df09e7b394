import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useBackoffPolling } from './useBackoffPolling'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function keep(isMoving: boolean) {
  const refresh = jest.fn<() => Promise<{ error?: unknown }> | undefined>()
  return { refresh, ...renderHook((now) => useBackoffPolling(now, refresh), { initialProps: isMoving }) }
}

it('asks again while something is moving, less often as time goes by', async () => {
  const { refresh } = keep(true)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(7_500)
  expect(refresh).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(refresh.mock.calls.length).toBeLessThan(26)
  // In the end every half minute, and not ever less often.
  expect(refresh.mock.calls.length).toBeGreaterThan(20)
})

it.each([
  ['nothing moves any more', (kept: ReturnType<typeof keep>) => kept.rerender(false)],
  ['the page has gone', (kept: ReturnType<typeof keep>) => kept.unmount()],
])('asks no more once %s', async (_, end) => {
  const kept = keep(true)
  await jest.advanceTimersByTimeAsync(5_000)
  end(kept)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(kept.refresh).toHaveBeenCalledTimes(1)
})

it('asks nothing where nothing moves', async () => {
  const { refresh } = keep(false)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(refresh).not.toHaveBeenCalled()
})

it.each([
  ['business', 1],
  ['network', 2],
])('is ended by a refusal, whose words nobody asked for again and again, and by no other failure: %s (spec 2 §8)', async (kind, times) => {
  const { refresh } = keep(true)
  refresh.mockResolvedValue({ error: { kind, errCode: -196_606, errMsg: 'no', data: null } })
  await jest.advanceTimersByTimeAsync(13_000)
  expect(refresh).toHaveBeenCalledTimes(times)
})
