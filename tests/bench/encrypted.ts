import { createHash, X509Certificate } from 'node:crypto'
import type { Server } from 'node:http'
import { createSecureServer } from 'node:http2'
import { generate } from 'selfsigned'

/** One for all servers of a run. */
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])

/** The certificate's key as a browser is told to trust it. A browser that takes any certificate keeps nothing that came under one it does not trust. */
export const trustedKey = createHash('sha256')
  .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')

/**
 * A server as people reach it (config/nginx): over TLS and HTTP/2, which sends a header that it has sent before as a byte or two. Over plain
 * HTTP/1.1 the same headers are half a kilobyte for each small file, which no user with a phone pays.
 */
export async function encrypted(server: Server): Promise<{ readonly origin: string; readonly close: () => void }> {
  const front = createSecureServer({ key, cert })
  const sessions = new Set<{ destroy: () => void }>()
  front.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  front.on('request', (request, response) => {
    const { ':authority': host = 'localhost' } = request.headers
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
    Object.defineProperty(request, 'headers', { value: { ...headers, host } })
    server.emit('request', request, response)
  })
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject)
    front.listen(0, resolve)
  })
  const address = front.address()
  return {
    origin: `https://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      front.close()
      for (const session of sessions) session.destroy()
    },
  }
}
