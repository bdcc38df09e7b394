import { createServer, request } from 'node:http'
import { site } from '../driver/inBothBrowsers.ts'

/** The served site once more, without its content policy: what gets past everything before that line runs here, in the old browser too. */
export async function serveWithoutPolicy(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const { hostname, port } = new URL(site)
  const server = createServer((asked, answer) => {
    const forwarded = request({ hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (reply) => {
      const { 'content-security-policy': _, ...headers } = reply.headers
      answer.writeHead(reply.statusCode ?? 500, headers)
      reply.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`, close }
}
