import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { encode, encodingFor } from './staticFiles.ts'

/** As a gateway does: what fits into one packet is sent as it is (bytes). */
const WORTH_COMPRESSING = 1_000

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

/** Answers with a web Response, compressed as the browser's `accepted` encodings allow. `Response.error()` is a broken connection, for the browser too. */
export async function sendWebResponse(answer: Response, response: ServerResponse, accepted = ''): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  if (answer.headers.get('Content-Type')?.startsWith('application/json')) {
    await sendJson(answer, response, accepted)
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

async function sendJson(answer: Response, response: ServerResponse, accepted: string): Promise<void> {
  const plain = Buffer.from(await answer.arrayBuffer())
  const encoding = plain.length > WORTH_COMPRESSING ? encodingFor(accepted) : 'identity'
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  response.writeHead(answer.status, [...headers].flat())
  response.end(await encode(plain, encoding, 'quick'))
}
