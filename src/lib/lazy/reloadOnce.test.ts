import { jest } from '@jest/globals'
import { reloadOnce, clearReloadMark } from './reloadOnce'

const reload = jest.fn()
const askDocument = jest.fn<() => Promise<Pick<Response, 'ok'>>>()

/** The page does not really go away here, so the wait for it is skipped. */
async function ask(part: string): Promise<void> {
  const asked = reloadOnce(part, reload)
  await jest.advanceTimersByTimeAsync(15_000)
  await asked
}

beforeEach(() => {
  jest.useFakeTimers()
  reload.mockClear()
  sessionStorage.clear()
  askDocument.mockResolvedValue({ ok: true })
  globalThis.fetch = askDocument as unknown as typeof fetch
})

afterEach(() => jest.useRealTimers())

it('reloads once for a part that cannot be loaded, never in a loop', async () => {
  await ask('campaign')
  await ask('campaign')
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is down', () => Promise.resolve({ ok: false })],
  ['the server does not answer', () => new Promise<never>(() => undefined)],
])('keeps the page while %s, and reloads at the next try', async (_, answer) => {
  askDocument.mockImplementationOnce(answer)
  await ask('campaign')
  expect(reload).not.toHaveBeenCalled()
  await ask('campaign')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('gives every part a reload of its own', async () => {
  await ask('campaign')
  await ask('campaign/login')
  expect(reload).toHaveBeenCalledTimes(2)
})

it('may reload again for a part that has loaded in between', async () => {
  await ask('campaign')
  clearReloadMark('campaign')
  await ask('campaign')
  expect(reload).toHaveBeenCalledTimes(2)
})

it('does not forget one part because another has loaded', async () => {
  await ask('campaign/login')
  clearReloadMark('campaign')
  await ask('campaign/login')
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['cannot be read', 'getItem'],
  ['cannot be written', 'setItem'],
] as const)('does not reload when storage %s, because the reload could not be remembered', async (_, method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await ask('campaign')
  expect(reload).not.toHaveBeenCalled()
})
