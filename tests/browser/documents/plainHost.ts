import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { mediaTypes } from '../../../config/scripts/server/mediaTypes.ts'
import { BASE } from '../server/nginxRequests.ts'

export type PlainHost = { readonly site: string; /** Lets the parts go out that are held back. */ readonly sendRest: () => void; readonly close: () => void }

/** What a path is answered with, in parts: each after the first is held back until the test has seen enough. */
type Parts = (path: string) => readonly string[]

/** The simplest of hosts over dist/: a file by its name, and for every other path what `documentOf` says. What the API would answer, `gateway` does. */
export async function startPlainHost(gateway: string, documentOf: Parts): Promise<PlainHost> {
  const held = new Set<() => void>()
  const server = createServer((asked, response) => void answer(asked, response, gateway, documentOf, () => new Promise<void>((resolve) => held.add(resolve))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    site: `http://localhost:${typeof address === 'object' && address ? address.port : 0}${BASE}`,
    sendRest: () => {
      for (const send of held) send()
      held.clear()
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(asked: IncomingMessage, response: ServerResponse, gateway: string, documentOf: Parts, hold: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(asked.url ?? '/', 'http://localhost')
  if (!pathname.startsWith(BASE)) {
    const passedOn = request(new URL(asked.url ?? '/', gateway), { method: asked.method ?? 'GET', headers: asked.headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    asked.pipe(passedOn)
    return
  }
  const file = join('dist', pathname.slice(BASE.length))
  if (existsSync(file) && statSync(file).isFile()) {
    response.writeHead(200, { 'Content-Type': mediaTypes[extname(file).slice(1)] ?? 'application/octet-stream' }).end(readFileSync(file))
    return
  }
  response.writeHead(200, { 'Content-Type': mediaTypes['html'] })
  for (const [at, part] of documentOf(pathname.slice(BASE.length)).entries()) {
    if (at > 0) await hold()
    response.write(part)
  }
  response.end()
}
