import { jest } from '@jest/globals'
import { deferEffect } from './deferEffect'

it('begins in a microtask, and ends', async () => {
  const end = jest.fn()
  const begin = jest.fn(() => end)
  const stop = deferEffect(begin)
  expect(begin).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(begin).toHaveBeenCalledTimes(1)
  stop()
  expect(end).toHaveBeenCalledTimes(1)
})

it('never begins when it is cleaned up at once', async () => {
  const begin = jest.fn(() => () => undefined)
  deferEffect(begin)()
  await Promise.resolve()
  expect(begin).not.toHaveBeenCalled()
})
