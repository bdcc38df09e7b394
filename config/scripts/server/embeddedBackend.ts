import type { IncomingMessage, ServerResponse } from 'node:http'
import '../sourceModules.ts'
import { sendWebResponse, toWebRequest } from './webRequest.ts'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** src/mocks behind Node's http: answers what it owns, passes everything else on. */
export async function embeddedBackend(): Promise<Middleware> {
  const { createEmbeddedBackend } = await import('../../../src/mocks/node.ts')
  const backend = createEmbeddedBackend()
  return (request, response, next) => {
    if (!backend.owns(new URL(request.url ?? '/', 'http://localhost'))) {
      next()
      return
    }
    const webRequest = toWebRequest(request, response)
    backend
      .handle(webRequest)
      .catch((error: unknown) => {
        if (webRequest.signal.aborted) return Response.error()
        console.error(error)
        return Response.json({ message: String(error) }, { status: 500 })
      })
      .then((answer) => sendWebResponse(answer, response, request.headers['accept-encoding']?.toString()))
      .catch(console.error)
  }
}
