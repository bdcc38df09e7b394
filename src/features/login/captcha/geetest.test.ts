import { jest } from '@jest/globals'
import { solveSlider, type SliderEnd } from './geetest'

type Vendor = { initGeetest?: unknown }

const vendor = window as Window & Vendor
const listeners: Record<string, (detail?: unknown) => void> = {}
const destroy = jest.fn()
const verify = jest.fn()
let proof: unknown

const captcha = {
  onReady: (listener: () => void) => keep('ready', listener),
  onSuccess: (listener: () => void) => keep('success', listener),
  onError: (listener: () => void) => keep('error', listener),
  onClose: (listener: () => void) => keep('close', listener),
  getValidate: () => proof,
  verify,
  destroy,
}

function keep(event: string, listener: () => void) {
  listeners[event] = listener
  return captcha
}

const onShown = jest.fn()
let leave: () => void

function start(): Promise<SliderEnd> {
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  return solveSlider({ script: 'https://vendor.example/gt.js', gt: 'g', challenge: 'c', isOffline: true, onShown, left })
}

beforeEach(() => {
  jest.useFakeTimers()
  proof = { geetest_challenge: 'c2', geetest_validate: 'v', geetest_seccode: 's' }
  vendor.initGeetest = jest.fn((_: unknown, take: (made: typeof captcha) => void) => take(captcha))
})

afterEach(() => {
  jest.useRealTimers()
  jest.clearAllMocks()
  delete vendor.initGeetest
})

it('starts the vendor as bound to our own button and shows it when it is ready', async () => {
  const end = start()
  await jest.advanceTimersByTimeAsync(0)
  expect(vendor.initGeetest).toHaveBeenCalledWith({ gt: 'g', challenge: 'c', offline: true, new_captcha: true, product: 'bind' }, expect.any(Function))
  expect(verify).not.toHaveBeenCalled()
  listeners['ready']?.()
  expect(verify).toHaveBeenCalledTimes(1)
  expect(onShown).toHaveBeenCalledTimes(1)
  listeners['success']?.()
  listeners['close']?.()
  expect(await end).toEqual({ as: 'solved', challenge: 'c2', validate: 'v', seccode: 's' })
  expect(destroy).toHaveBeenCalledTimes(1)
})

it.each([
  ['closed by the person', () => listeners['close']?.(), { as: 'closed' }],
  ['left behind', () => leave(), { as: 'closed' }],
  ['broken', () => listeners['error']?.({ error_code: 'error_02', msg: 'down' }), { as: 'failed', reason: 'error_02 down' }],
  ['broken without words', () => listeners['error']?.(), { as: 'failed', reason: 'vendor error' }],
  ['solved without a proof', () => ((proof = false), listeners['success']?.()), { as: 'failed', reason: 'solved without a proof' }],
])('ends when it is %s', async (_, happen, end) => {
  const ended = start()
  await jest.advanceTimersByTimeAsync(0)
  listeners['ready']?.()
  happen()
  expect(await ended).toEqual(end)
  expect(destroy).toHaveBeenCalledTimes(1)
})

it('waits ten seconds for the vendor to be ready, and not a second for the person', async () => {
  const slow = start()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await slow).toEqual({ as: 'failed', reason: 'not ready in time' })
  listeners['ready']?.()
  expect(verify).not.toHaveBeenCalled()

  const patient = start()
  await jest.advanceTimersByTimeAsync(9_000)
  listeners['ready']?.()
  await jest.advanceTimersByTimeAsync(600_000)
  listeners['success']?.()
  expect(await patient).toMatchObject({ as: 'solved' })
})

it('takes away a slider that comes after its time', async () => {
  let take: ((made: typeof captcha) => void) | undefined
  vendor.initGeetest = (_: unknown, taking: (made: typeof captcha) => void) => {
    take = taking
  }
  const ended = start()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await ended).toMatchObject({ as: 'failed' })
  take?.(captcha)
  expect(destroy).toHaveBeenCalledTimes(1)
  expect(verify).not.toHaveBeenCalled()
})

it('lives with a vendor that throws', async () => {
  vendor.initGeetest = () => {
    throw new Error('bad config')
  }
  expect(await start()).toEqual({ as: 'failed', reason: 'Error: bad config' })
})

it('gives up on a script that does not answer, after its second try', async () => {
  delete vendor.initGeetest
  const ended = start()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await ended).toEqual({ as: 'failed', reason: 'script timeout' })
})
