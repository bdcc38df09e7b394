import { configureStore } from '@reduxjs/toolkit'
import { fireEvent } from '@testing-library/react'
import { jest } from '@jest/globals'
import { entryReducer, fingerComputed } from '@/features/entry'
import { computeFingerIdOnTouch } from './fingerId'

const start = () => configureStore({ reducer: { entry: entryReducer } })

it('is computed once, at the first touch', async () => {
  const store = start()
  const compute = jest.fn(() => Promise.resolve('f1'))
  computeFingerIdOnTouch(store, compute)
  expect(compute).not.toHaveBeenCalled()
  fireEvent.mouseDown(document.body)
  fireEvent.keyDown(document.body)
  await Promise.resolve()
  expect(compute).toHaveBeenCalledTimes(1)
  expect(store.getState().entry.fingerId).toBe('f1')
})

it('is not computed again in a tab that has it', () => {
  const store = start()
  store.dispatch(fingerComputed('f0'))
  const compute = jest.fn(() => Promise.resolve('f1'))
  computeFingerIdOnTouch(store, compute)
  fireEvent.touchStart(document.body)
  expect(compute).not.toHaveBeenCalled()
})

it('stays empty where it cannot be computed', async () => {
  const store = start()
  computeFingerIdOnTouch(store, () => Promise.reject(new Error('blocked')))
  fireEvent.touchStart(document.body)
  await Promise.resolve()
  expect(store.getState().entry.fingerId).toBe('')
})
