import { jest } from '@jest/globals'
import { report } from '@/lib/reporting/report'
import { startReporting } from './startReporting'

const never = () => 1
const ADDRESS = 'https://report.example/v1/reports'

let sent: string[]
let said: jest.SpiedFunction<Console['error']>
const sendBeacon = jest.fn((_: string, body: string) => sent.push(body) > 0)

beforeEach(() => {
  sent = []
  delete window.__reports
  sendBeacon.mockReset().mockImplementation((_, body) => sent.push(body) > 0)
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => history.replaceState(null, '', '/market-platform-h5/'))

const heard = () => sent.map((body) => JSON.parse(body) as Record<string, unknown>)

it('sends a report as one POST, redacted', () => {
  history.replaceState(null, '', '/market-platform-h5/cash/login?mobile=13800138000')
  startReporting({ reportUrl: ADDRESS }, never)
  report(new TypeError('no reward for 13800138000, token=eyJabc.def.ghi'), 'screen')
  expect(sendBeacon).toHaveBeenCalledWith(ADDRESS, expect.any(String))
  expect(heard()).toEqual([expect.objectContaining({ kind: 'screen', name: 'TypeError', message: 'no reward for <redacted>, token=<redacted>', page: '/market-platform-h5/cash/login' })])
})

it.each([485, 488, 491, 493, 495, 498])('shows no part of a phone number that stands where a long text is cut, after %i signs', (length) => {
  startReporting({ reportUrl: ADDRESS }, never)
  report(new Error(`${'x '.repeat(length / 2)}${'y'.repeat(length % 2)} 13800138000 and on`), 'screen')
  const message = String(heard()[0]?.['message'])
  expect(message.length).toBeLessThanOrEqual(500)
  expect(message).not.toMatch(/1\d|0/)
})

it('sends what was reported before it started', () => {
  report(new Error('early'), 'uncaught')
  startReporting({ reportUrl: ADDRESS }, never)
  expect(heard()).toEqual([expect.objectContaining({ kind: 'uncaught', message: 'early' })])
})

it('sends a failure once, and ten of a page at most', () => {
  startReporting({ reportUrl: ADDRESS }, never)
  for (let i = 0; i < 5; i += 1) report('the same', 'uncaught')
  expect(sent).toHaveLength(1)
  for (let i = 0; i < 50; i += 1) report(`another ${i}`, 'uncaught')
  expect(sent).toHaveLength(10)
})

it.each([
  ['refuses', () => false],
  ['throws', () => {
    throw new Error('blocked')
  }],
])('never throws where the browser %s a beacon', (_, answer) => {
  const fetched = jest.fn((_address: string, _init?: RequestInit) => Promise.reject(new Error('offline')))
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch)
  sendBeacon.mockImplementation(answer)
  startReporting({ reportUrl: ADDRESS }, never)
  expect(() => report(new Error('x'), 'screen')).not.toThrow()
})

it('falls back to a fetch that outlives the page and sends no cookies', () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  sendBeacon.mockReturnValue(false)
  startReporting({ reportUrl: ADDRESS }, never)
  report(new Error('x'), 'screen')
  expect(fetched).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }))
})

it('writes to the console where no address is configured, and not what the browser has written there', () => {
  startReporting({ reportUrl: '' }, never)
  said.mockClear()
  report(new Error('13800138000'), 'reaction')
  report(new Error('again'), 'uncaught')
  // The port's own line in development comes besides.
  const lines = said.mock.calls.filter(([line]) => typeof line === 'string')
  expect(lines).toEqual([[expect.stringContaining('[reaction] Error: <redacted>')]])
  expect(sendBeacon).not.toHaveBeenCalled()
})

it.each([
  ['an object', { kind: 'business', errCode: -196606, errMsg: 'Li Lei' }, 'business -196606'],
  ['an object that says nothing', { phone: '13800138000' }, '[object Object]'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
])('takes %s for an error', (_, thrown, message) => {
  startReporting({ reportUrl: ADDRESS }, never)
  report(thrown, 'rejection')
  expect(heard()).toEqual([expect.objectContaining({ message })])
})

it('takes an error whose properties throw', () => {
  startReporting({ reportUrl: ADDRESS }, never)
  const hostile = new Proxy({}, {
    get: () => {
      throw new Error('no')
    },
  })
  expect(() => report(hostile, 'rejection')).not.toThrow()
})

it('reports what the content policy stopped: the directive and the host, not the address', () => {
  startReporting({ reportUrl: ADDRESS }, never)
  const event = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'script-src', blockedURI: 'https://evil.example/x.js?phone=13800138000', sourceFile: '' })
  document.dispatchEvent(event)
  expect(heard()).toEqual([expect.objectContaining({ kind: 'policy', name: 'script-src', message: 'https://evil.example' })])
})

it('reports what the policy blocked before reporting started, and sends once what the browser reports twice', () => {
  let tell: (reports: readonly { readonly body: object }[]) => void = () => undefined
  const observed: unknown[] = []
  class Observer {
    constructor(listener: typeof tell, options: unknown) {
      tell = listener
      observed.push(options)
    }
    observe = () => observed.push('observe')
  }
  Object.assign(window, { ReportingObserver: Observer })
  startReporting({ reportUrl: ADDRESS }, never)
  Reflect.deleteProperty(window, 'ReportingObserver')
  expect(observed).toEqual([{ types: ['csp-violation'], buffered: true }, 'observe'])
  tell([{ body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x.js?phone=13800138000', sourceFile: null } }])
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'script-src-elem', blockedURI: 'https://evil.example/x.js', sourceFile: '' }))
  expect(heard()).toEqual([expect.objectContaining({ kind: 'policy', name: 'script-src-elem', message: 'https://evil.example' })])
})

it('sends web vitals the same way, as they are', () => {
  startReporting({ reportUrl: ADDRESS }, never)
  report({ name: 'LCP', value: 1234.5 }, 'vital')
  expect(heard()).toEqual([expect.objectContaining({ kind: 'vital', name: 'LCP', value: 1234.5 })])
})
