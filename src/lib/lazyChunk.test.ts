import { jest } from '@jest/globals'
import { holdReloads } from './dirtyForms'
import { isChunkError, lazyChunk } from './lazyChunk'

/** Storage that remembers every part as tried: no test here may reload the page. */
beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.setItem('market-platform-h5:reloadedFor', 'page')
})

afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

async function settle<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(20_000)
  return promise
}

it('asks for a chunk once, however often it is read', async () => {
  const load = jest.fn(() => Promise.resolve('page'))
  const chunk = lazyChunk('page', load)
  await Promise.all([chunk.read(), chunk.read()])
  expect(chunk.read()).toBe(chunk.read())
  expect(load).toHaveBeenCalledTimes(1)
})

it('fails after three tries, and asks again when it is read again', async () => {
  let isOnline = false
  const load = jest.fn(() => (isOnline ? Promise.resolve('page') : Promise.reject(new Error('Loading chunk 7 failed'))))
  const chunk = lazyChunk('page', load)
  const error = await settle(chunk.read()).catch((reason: unknown) => reason)
  expect(isChunkError(error)).toBe(true)
  expect(isChunkError(new Error('other'))).toBe(false)
  expect(load).toHaveBeenCalledTimes(3)
  expect(chunk.loaded()).toBeUndefined()

  isOnline = true
  await expect(chunk.read()).resolves.toBe('page')
  expect(chunk.loaded()).toBe('page')
})

it('remembers that a reload was tried for it until it loads', async () => {
  await settle(lazyChunk('page', () => Promise.resolve('page')).read())
  expect(sessionStorage.getItem('market-platform-h5:reloadedFor')).toBeNull()
})

it('does not reload under a form that holds unsaved input', async () => {
  sessionStorage.clear()
  const release = holdReloads()
  await settle(lazyChunk('page', () => Promise.reject(new Error('Loading chunk 7 failed'))).read()).catch(() => undefined)
  release()
  expect(sessionStorage.getItem('market-platform-h5:reloadedFor')).toBeNull()
})
