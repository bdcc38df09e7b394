import { jest } from '@jest/globals'
import { mocks as example } from '@/campaigns/_example/mocks'
import { askEnvelope, logIn } from '../sendRequest'
import { createBackend, type Backend } from '../backend'
import { keepState } from './keepState'

const PHONE = '13511112222'

/** What one page has: a backend of its own over the browser's storage. */
function openPage(build = 'b1', complain: (error: unknown) => void = jest.fn()): Pick<Backend, 'handle' | 'scenario' | 'state'> {
  const backend = createBackend({ campaigns: [example] })
  const withKeptState = keepState(backend, localStorage, build, complain)
  return { ...backend, handle: (request) => withKeptState(() => backend.handle(request)) }
}

const codeOf = async (page: Pick<Backend, 'handle'>, token: string): Promise<number> => (await askEnvelope(page, '/cas/v2/auth/queryRealNameInfoMask', { token, body: {} })).errCode
const keys = (): readonly string[] => Object.keys(localStorage)

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('knows after a reload, and in another tab, who logged in before', async () => {
  const first = openPage()
  const other = openPage()
  const token = await logIn(first, PHONE)
  expect(await codeOf(first, token)).toBe(0)
  expect(await codeOf(openPage(), token)).toBe(0)
  // This one was open already.
  expect(await codeOf(other, token)).toBe(0)
  expect(await codeOf(other, 'none')).not.toBe(0)
})

it('takes over what another tab did while its own work is under way', async () => {
  const backend = createBackend({ campaigns: [example] })
  const withKeptState = keepState(backend, localStorage, 'b1', jest.fn())
  let finish: () => void = () => undefined
  const slow = withKeptState(() => new Promise<void>((resolve) => (finish = resolve)))
  const other = openPage()
  const token = await logIn(other, PHONE)
  window.dispatchEvent(new StorageEvent('storage', { key: keys()[0] ?? null }))
  finish()
  await slow
  expect(await codeOf(openPage(), token)).toBe(0)
})

it('has one set of outcomes in all tabs, and takes one out again', async () => {
  const [first, other] = [openPage(), openPage()]
  const set = (page: typeof first, body: object) => askEnvelope(page, '/__mock__/scenario', { body })
  await set(first, { getLoginPage: 'http500>ok', caslogin: 'ended' })
  await set(other, { caslogin: null })
  await set(first, {})
  expect(first.scenario()).toEqual({ getLoginPage: ['http500', 'ok'] })
  expect(openPage().scenario()).toEqual({})
})

it('goes on with what was kept, be it a call that the backend does not have', async () => {
  await askEnvelope(openPage(), '/__mock__/scenario', { body: { getLoginPag: 'ended' } })
  const again = openPage()
  await logIn(again, PHONE)
  expect(again.scenario()).toEqual({ getLoginPag: ['ended'] })
})

it('goes back to the first day with a reset, or where the browser forgets, for every tab', async () => {
  const [first, other] = [openPage(), openPage()]
  const token = await logIn(first, PHONE)
  await askEnvelope(other, '/__mock__/reset', { body: {} })
  expect(await codeOf(first, token)).not.toBe(0)
  const next = await logIn(first, PHONE)
  localStorage.clear()
  expect(await codeOf(first, next)).not.toBe(0)
})

it('begins anew where the kept state is of another build, or is none', async () => {
  const token = await logIn(openPage('b1'), PHONE)
  localStorage.setItem('other', 'stays')
  expect(await codeOf(openPage('b2'), token)).not.toBe(0)
  expect(keys()).toHaveLength(2)
  expect(localStorage.getItem('other')).toBe('stays')
  for (const broken of ['{', 'null', '{"data":{}}', '[]']) {
    localStorage.setItem('market-platform-h5:demo:b2', broken)
    expect(await codeOf(openPage('b2'), token)).not.toBe(0)
  }
})

it('goes on in memory where the storage is full, and says so', async () => {
  const complain = jest.fn()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const page = openPage('b1', complain)
  const token = await logIn(page, PHONE)
  expect(await codeOf(page, token)).toBe(0)
  expect(complain).toHaveBeenCalledWith(expect.objectContaining({ name: 'QuotaExceededError' }))
})
