import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { BASE_PATH } from '../../webpack.config.ts'
import type { Middleware } from './embeddedBackend.ts'
import { simulatorWish, withSimulatorTag } from './simulator.ts'
import { staticFiles, type StaticFile } from './staticFiles.ts'

/** Only a person's navigation falls back to the document: a missing script must be a 404, not a page. */
function isNavigation({ method, headers }: IncomingMessage, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html') && !/\.[a-z0-9]+$/i.test(path)
}

function contentPolicy(): string {
  const { script } = JSON.parse(readFileSync('dist-maps/contentPolicy.json', 'utf8')) as { script: string }
  // styled-components writes style elements at run time; pictures and vendor scripts come from hosts that configuration names.
  return `default-src 'self'; script-src 'self' ${script} https:; style-src 'self' 'unsafe-inline' https:; img-src * data: blob:; connect-src 'self' https:; frame-src https:; object-src 'none'; base-uri 'self'`
}

export type ServerOptions = {
  readonly hasContentPolicy: boolean
  /** Markup put at the start of the document's head; the benchmark makes today's browser look like an old one with it. */
  readonly before?: string
  /** Pages that ask for the simulator get its tag; its script is the backend's to bring (`withSimulator`). */
  readonly hasSimulator?: boolean
}

/** dist/ as a host or CDN serves it, with the embedded backend (or none) in front. */
export function distServer(folder: string, backend: Middleware, { hasContentPolicy, before = '', hasSimulator = false }: ServerOptions = { hasContentPolicy: true }): Server {
  const withMarkup = (html: string): string => html.replace('<head>', `<head>${before}`)
  const readPlain = staticFiles(folder, withMarkup)
  const readSimulated = staticFiles(folder, (html) => withSimulatorTag(withMarkup(html), { always: false }))
  const policy = hasContentPolicy ? { 'Content-Security-Policy': contentPolicy() } : {}

  async function find(path: string, request: IncomingMessage, read: typeof readPlain): Promise<StaticFile | undefined> {
    const accepted = request.headers['accept-encoding']?.toString() ?? ''
    const file = path === '' ? undefined : await read(path, accepted)
    return file ?? (path === '' || isNavigation(request, path) ? read('index.html', accepted) : undefined)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/' || `${pathname}/` === BASE_PATH) {
      response.writeHead(302, { Location: BASE_PATH }).end()
      return
    }
    const wish = hasSimulator ? simulatorWish(request) : { isAsked: false, headers: {} }
    const file = pathname.startsWith(BASE_PATH) ? await find(pathname.slice(BASE_PATH.length), request, wish.isAsked ? readSimulated : readPlain) : undefined
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
      return
    }
    if (request.headers['if-none-match'] === file.headers['ETag']) {
      response.writeHead(304, { ...file.headers, ...wish.headers }).end()
      return
    }
    response.writeHead(200, { ...file.headers, ...(file.headers['Content-Type']?.startsWith('text/html') ? { ...policy, ...wish.headers } : {}) })
    response.end(request.method === 'HEAD' ? undefined : file.body)
  }

  return createServer((request, response) => {
    backend(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
    })
  })
}

/** Resolves with the port in use once the server listens; 0 takes any free one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
