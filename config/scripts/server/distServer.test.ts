/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { listen, portOf } from './distServer'

let server: Server
beforeEach(() => {
  server = createServer()
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

it('takes any free port for 0, and says which: `npm start` and `npm run serve` print an address that opens', async () => {
  const port = await listen(server, 0)
  expect(port).toBeGreaterThan(0)
  expect(portOf(server)).toBe(port)
})

it.each([
  ['listens nowhere', { address: () => null }],
  ['listens on a socket', { address: () => '/tmp/site.sock' }],
  ['is not there', undefined],
])('knows no port of a server that %s', (_, other) => {
  expect(portOf(other)).toBeUndefined()
})
