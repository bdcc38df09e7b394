import { jest } from '@jest/globals'
import { loadScript } from './loadScript'

let address = ''
let count = 0

const tags = () => Array.from(document.querySelectorAll('script'))
const newest = (): HTMLScriptElement => tags().at(-1) as HTMLScriptElement
/** Lets the promises between two attempts run. */
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  address = `https://vendor.example/${(count += 1)}.js`
})

afterEach(() => {
  jest.useRealTimers()
  tags().forEach((tag) => tag.remove())
})

it('runs a script once for all callers', async () => {
  const both = Promise.all([loadScript(address), loadScript(address)])
  expect(tags().map(({ src }) => src)).toEqual([address])
  newest().dispatchEvent(new Event('load'))
  await both
  await loadScript(address)
  expect(tags()).toHaveLength(1)
})

it('tries a second time, without the first tag, before it fails', async () => {
  const outcome = loadScript(address).catch((failure: unknown) => failure)
  const first = newest()
  first.dispatchEvent(new Event('error'))
  await settle()
  expect(tags()).toHaveLength(1)
  expect(newest()).not.toBe(first)
  newest().dispatchEvent(new Event('error'))
  expect(await outcome).toMatchObject({ reason: 'unreachable', message: expect.stringContaining(address) })
  expect(tags()).toHaveLength(0)
})

it('succeeds when the second attempt does', async () => {
  const loading = loadScript(address)
  newest().dispatchEvent(new Event('error'))
  await settle()
  newest().dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBeUndefined()
})

it('fails for a script that never loads, after the limit of each attempt', async () => {
  const outcome = loadScript(address, { timeoutMs: 5_000 }).catch((failure: unknown) => failure)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(tags()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({ reason: 'timeout' })
  expect(tags()).toHaveLength(0)
})

it('asks the network again after a failure', async () => {
  const failed = loadScript(address, { attempts: 1 }).catch((failure: unknown) => failure)
  newest().dispatchEvent(new Event('error'))
  await failed
  const again = loadScript(address, { attempts: 1 })
  newest().dispatchEvent(new Event('load'))
  await expect(again).resolves.toBeUndefined()
})
