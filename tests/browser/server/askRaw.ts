import { request, type IncomingHttpHeaders } from 'node:http'
import { request as requestTls } from 'node:https'

export type RawAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; /** Names and values in turn, as they came. */ readonly rawHeaders: readonly string[]; readonly body: Buffer }

/** One request exactly as written: `fetch` would tidy its path up. `host` is the name the server is asked for. */
export function askRaw(origin: string, path: string, { method = 'GET', headers = {} }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {}): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const ask = protocol === 'https:' ? requestTls : request
    // No authority vouches for a test's own certificate.
    const call = ask({ hostname, port, path, method, headers, family: 4, rejectUnauthorized: false, servername: '' }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, rawHeaders: answer.rawHeaders, body: Buffer.concat(chunks) }))
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end()
  })
}
