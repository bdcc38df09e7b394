import { setupServer } from 'msw/node'
import { mocks as example } from '@/campaigns/_example/mocks'
import { createBackend, type Backend, type BackendOptions } from './backend'
import { campaignMocks } from './campaignMocks'

/**
 * Mounts the backend for the tests of one file, and starts each test from the seed. A request that no handler answers fails the
 * test that made it, even where the app handled the failure. The template campaign is there besides the product's own: tests that need any
 * campaign use it, so that they still pass when another one is removed.
 */
export function mountTestBackend(options?: BackendOptions): Backend {
  const { stackTraceLimit } = Error
  // msw takes a stack for each handler, which is read through every source map: thirty milliseconds of each file of tests, and none is read.
  Error.stackTraceLimit = 0
  const backend = createBackend({ campaigns: [...campaignMocks, example], ...options })
  Error.stackTraceLimit = stackTraceLimit
  const server = setupServer(...backend.handlers)
  let unanswered: string[] = []
  server.events.on('request:unhandled', ({ request }) => unanswered.push(`${request.method} ${request.url}`))

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    const requests = unanswered
    unanswered = []
    server.resetHandlers()
    backend.reset()
    if (requests.length > 0) throw new Error(`No handler for ${requests.join(', ')}`)
  })
  afterAll(() => server.close())

  return backend
}
