import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useWithdrawal } from './useWithdrawal'
import type { WithdrawOrder } from './withdrawal'
import type { WithdrawAnswer } from './withdrawAnswer'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

const lost: WithdrawAnswer = { kind: 'lost' }

function start(ask: (order: WithdrawOrder) => Promise<WithdrawAnswer>) {
  return renderHook(() => useWithdrawal({ owner: 'EXAMPLE2026 U1', ask, onMoneyMoved: () => undefined, onRefused: () => undefined })).result
}

it('asks when the person does, not when the page would have by itself', async () => {
  const ask = jest.fn<(order: WithdrawOrder) => Promise<WithdrawAnswer>>().mockResolvedValue(lost)
  const desk = start(ask)
  await act(async () => desk.current.order(2000))
  expect(desk.current.stage).toMatchObject({ step: 'confirming', isAsking: false })
  expect(ask).toHaveBeenCalledTimes(1)
  await act(async () => desk.current.askAgain())
  expect(ask).toHaveBeenCalledTimes(2)
  expect(ask.mock.calls[1]).toEqual(ask.mock.calls[0])
  // The tries of before have ended with it: only one run goes on.
  await act(async () => jest.advanceTimersByTimeAsync(1_500))
  expect(ask).toHaveBeenCalledTimes(3)
})

it('asks once, however often the person does while an answer is on its way', async () => {
  const ask = jest.fn<(order: WithdrawOrder) => Promise<WithdrawAnswer>>().mockResolvedValueOnce(lost).mockReturnValue(new Promise(() => undefined))
  const desk = start(ask)
  await act(async () => desk.current.order(2000))
  await act(async () => desk.current.askAgain())
  await act(async () => desk.current.askAgain())
  expect(ask).toHaveBeenCalledTimes(2)
})
