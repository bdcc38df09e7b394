import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { ROUND_TIMEOUT_MS, useRoundStatus, type RoundCall } from './useRoundStatus'

const ROUND = 'R1'
const answered: Omit<RoundCall, 'refetch'> = { isFetching: false, requestId: 'before', data: { round: undefined } }
const asking = { ...answered, isFetching: true, requestId: 'after' }
const failed = { ...answered, requestId: 'after', error: { kind: 'network' } }

function begin(first: Omit<RoundCall, 'refetch'>) {
  const refetch = jest.fn()
  const initialProps: { readonly begun: string | undefined; readonly call: typeof first } = { begun: undefined, call: answered }
  const { result, rerender } = renderHook(({ begun, call }) => useRoundStatus(begun, { ...call, refetch }), { initialProps })
  const next = (call: typeof first, begun: string | undefined = ROUND) => {
    rerender({ begun, call })
    return result.current
  }
  return { refetch, before: result.current, first: next(first), next }
}

it('asks the page as soon as a round has begun, and waits for the answer', () => {
  const { refetch, before, first, next } = begin(answered)
  expect([before, first, next(asking), next({ ...answered, requestId: 'after', data: { round: { id: ROUND } } })]).toEqual(['told', 'waiting', 'waiting', 'told'])
  expect(refetch).toHaveBeenCalledTimes(1)
})

it.each([
  ['without the round', { ...answered, requestId: 'after' }, 'told'],
  ['not at all', failed, 'failed'],
])('takes the answer of a call that was under way by then: %s', (_, answer, told) => {
  const { first, next } = begin(asking)
  expect([first, next(answer)]).toEqual(['waiting', told])
})

it('waits while it is asked again after a failure, and knows nothing of the next round before its own answer', () => {
  const { next } = begin(asking)
  expect([next(failed), next(asking), next({ ...answered, requestId: 'after' }), next({ ...answered, requestId: 'after' }, 'R2')]).toEqual(['failed', 'waiting', 'told', 'waiting'])
})

it('is told at once of a round that the page has already, and asks no second time', () => {
  const { first, refetch } = begin({ ...answered, data: { round: { id: ROUND } } })
  expect(first).toBe('told')
  expect(refetch).not.toHaveBeenCalled()
})

it('counts as failed what takes too long while the clock of the round runs, takes an answer that comes all the same, and gives the next request its own time', () => {
  jest.useFakeTimers()
  try {
    const { next } = begin(asking)
    const pass = () => act(() => jest.advanceTimersByTime(ROUND_TIMEOUT_MS))
    pass()
    expect([next(asking), next({ ...asking, requestId: 'again' })]).toEqual(['failed', 'waiting'])
    pass()
    expect([next({ ...asking, requestId: 'again' }), next({ ...answered, requestId: 'again', data: { round: { id: ROUND } } })]).toEqual(['failed', 'told'])
  } finally {
    jest.useRealTimers()
  }
})
