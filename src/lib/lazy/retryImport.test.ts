import { jest } from '@jest/globals'
import { retryImport } from './retryImport'

const failing = (times: number) => {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('Loading chunk failed')
    return 'module'
  })
  return load
}

it('gives the module of the import, asking once', async () => {
  const load = failing(0)
  await expect(retryImport(load, [0, 0])).resolves.toBe('module')
  expect(load).toHaveBeenCalledTimes(1)
})

it('asks again after a dropped connection, twice', async () => {
  const load = failing(2)
  await expect(retryImport(load, [0, 0])).resolves.toBe('module')
  expect(load).toHaveBeenCalledTimes(3)
})

it('fails with the last error when the third try fails too', async () => {
  const load = failing(3)
  await expect(retryImport(load, [0, 0])).rejects.toThrow('Loading chunk failed')
  expect(load).toHaveBeenCalledTimes(3)
})

it("fails at once with the bundler's time-out: 'Loading chunk failed' after 120 s, not after three times as long (spec 1 §9)", async () => {
  const late = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type: 'timeout' })
  const load = jest.fn(() => Promise.reject(late))
  await expect(retryImport(load, [0, 0])).rejects.toBe(late)
  expect(load).toHaveBeenCalledTimes(1)
})
