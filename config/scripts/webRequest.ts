import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** Node's request as a web Request. Its signal aborts when the browser goes away before it has its answer. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers,
    signal: left.signal,
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } : {}),
  })
}

/** Answers with a web Response. `Response.error()` is a broken connection, for the browser too. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  response.writeHead(answer.status, [...answer.headers].flat())
  if (!answer.body) {
    response.end()
    return
  }
  // A browser that leaves in the middle of an answer is no error of ours.
  await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response).catch(() => undefined)
}
