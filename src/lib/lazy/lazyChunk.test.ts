import { jest } from '@jest/globals'
import { holdReloads } from '../history/dirtyForms'
import { isChunkError, lazyChunk, requiredChunk } from './lazyChunk'

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
  const chunk = requiredChunk('page', load)
  await Promise.all([chunk.read(), chunk.read()])
  expect(chunk.read()).toBe(chunk.read())
  expect(load).toHaveBeenCalledTimes(1)
})

it('fails after three tries, and asks again when it is read again', async () => {
  let isOnline = false
  const load = jest.fn(() => (isOnline ? Promise.resolve('page') : Promise.reject(new Error('Loading chunk 7 failed'))))
  const chunk = requiredChunk('page', load)
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
  await settle(requiredChunk('page', () => Promise.resolve('page')).read())
  expect(sessionStorage.getItem('market-platform-h5:reloadedFor')).toBeNull()
})

it('does not reload under a form that holds unsaved input', async () => {
  sessionStorage.clear()
  const release = holdReloads()
  await settle(requiredChunk('page', () => Promise.reject(new Error('Loading chunk 7 failed'))).read()).catch(() => undefined)
  release()
  expect(sessionStorage.getItem('market-platform-h5:reloadedFor')).toBeNull()
})

it('says at once what has taken 120 s, and does not wait as long again after a reload (spec 1 §8)', async () => {
  sessionStorage.clear()
  const asked = jest.spyOn(window, 'fetch').mockResolvedValue(new Response())
  const load = jest.fn(() => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { type: 'timeout' })))
  const error = await settle(requiredChunk('page', load).read()).catch((reason: unknown) => reason)
  expect([isChunkError(error), load.mock.calls.length, asked.mock.calls, sessionStorage.getItem('market-platform-h5:reloadedFor')]).toEqual([true, 1, [], null])
})

describe('an optional chunk', () => {
  it('fails after one try without pauses, reloads nothing, and asks again when it is read again', async () => {
    sessionStorage.clear()
    const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Loading chunk 7 failed')).mockResolvedValue('toasts')
    const chunk = lazyChunk(load, [])
    const error = await chunk.read().catch((reason: unknown) => reason)
    expect([isChunkError(error), load.mock.calls.length, sessionStorage.length]).toEqual([false, 1, 0])
    await expect(chunk.read()).resolves.toBe('toasts')
  })

  it('rejects for the caller that waits no longer, and is loaded for the next', async () => {
    let arrive: (part: string) => void = () => undefined
    const load = jest.fn(() => new Promise<string>((resolve) => (arrive = resolve)))
    const chunk = lazyChunk(load)
    const impatient = jest.fn()
    chunk.read(2_000).catch(impatient)
    await jest.advanceTimersByTimeAsync(1_900)
    expect(impatient).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    expect(impatient).toHaveBeenCalledTimes(1)
    arrive('dialog')
    await expect(chunk.read(2_000)).resolves.toBe('dialog')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tells its subscribers once it is loaded', async () => {
    const chunk = lazyChunk(() => Promise.resolve('toasts'))
    const [staying, leaving] = [jest.fn(), jest.fn()]
    chunk.subscribe(staying)
    chunk.subscribe(leaving)()
    await chunk.read()
    expect([staying.mock.calls.length, leaving.mock.calls.length]).toEqual([1, 0])
  })
})
