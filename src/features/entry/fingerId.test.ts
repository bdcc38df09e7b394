import { configureStore } from '@reduxjs/toolkit'
import { jest } from '@jest/globals'
import { entryReducer, readFingerId } from '@/features/entry'
import { fingerComputed } from './entrySlice'
import { FINGER_TIMEOUT_MS } from './fingerId'

const start = () => configureStore({ reducer: { entry: entryReducer } })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('is there when the wait for it ends', async () => {
  const store = start()
  await store.dispatch(readFingerId(() => Promise.resolve('f1')))
  expect(store.getState().entry.fingerId).toBe('f1')
})

it('holds a call no longer than 300 ms, and is known when it comes later', async () => {
  const store = start()
  let come: (fingerId: string) => void = () => undefined
  const isOver = jest.fn()
  void store.dispatch(readFingerId(() => new Promise((resolve) => (come = resolve)))).then(isOver)
  await jest.advanceTimersByTimeAsync(FINGER_TIMEOUT_MS - 1)
  expect(isOver).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(isOver).toHaveBeenCalledTimes(1)
  come('f1')
  await jest.advanceTimersByTimeAsync(0)
  expect(store.getState().entry.fingerId).toBe('f1')
})

it('is not computed again in a tab that has it', async () => {
  const store = start()
  store.dispatch(fingerComputed('f0'))
  const compute = jest.fn(() => Promise.resolve('f1'))
  await store.dispatch(readFingerId(compute))
  expect(compute).not.toHaveBeenCalled()
})

it('stays empty where it cannot be computed', async () => {
  const store = start()
  await store.dispatch(readFingerId(() => Promise.reject(new Error('blocked'))))
  expect(store.getState().entry.fingerId).toBe('')
})
