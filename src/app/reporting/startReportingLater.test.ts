import { jest } from '@jest/globals'
import { chooseEnvironment } from '@config/env'
import { report } from '@/lib/reporting/report'

const load = jest.fn<() => Promise<unknown>>()
jest.unstable_mockModule('@/lib/lazy/lazyChunk', () => ({ lazyChunk: () => ({ read: load }) }))
const { startReportingLater } = await import('./startReportingLater')

const { environment } = chooseEnvironment('localhost', null)
const { NODE_ENV } = process.env
beforeEach(() => {
  process.env.NODE_ENV = 'production'
  delete window.__reports
})
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV
})

it('loads the reporting again at the next report after a failure, and no more once it is loaded', async () => {
  const startReporting = jest.fn()
  load.mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue({ startReporting })
  startReportingLater(environment)
  report(new Error('first'), 'chunk')
  report(new Error('beside it'), 'chunk')
  await new Promise((resolve) => setTimeout(resolve))
  expect([load.mock.calls.length, startReporting.mock.calls.length]).toEqual([1, 0])
  report(new Error('second'), 'chunk')
  await new Promise((resolve) => setTimeout(resolve))
  expect([load.mock.calls.length, startReporting.mock.calls]).toEqual([2, [[environment]]])
  report(new Error('third'), 'chunk')
  expect(load).toHaveBeenCalledTimes(2)
})
