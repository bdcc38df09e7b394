import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { BASE_PATH } from '../../basePath.ts'
import type { DocumentPolicy } from '../../security/contentPolicy.ts'
import { assetHeaders, documentHeaders, isAsset, sealedHeaders } from '../../security/responseHeaders.ts'
import type { Middleware } from './embeddedBackend.ts'
import { simulatorWish, withSimulatorTag } from './simulator.ts'
import { documentFor, documentsIn, pathOf } from '../build/siteDocuments.ts'
import { staticFiles } from './staticFiles.ts'

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }

export type ServerOptions = {
  /** True unless given. False leaves all headers away that a browser enforces; the benchmark changes the document, which no policy would allow. */
  readonly hasContentPolicy?: boolean
  /** Markup put at the start of each document's head; the benchmark makes today's browser look like an old one with it. */
  readonly before?: string
  /** Pages that ask for the simulator get its tag; its script is the backend's to bring (`withSimulator`). */
  readonly hasSimulator?: boolean
}

/** `folder` as nginx serves it (config/nginx), with the embedded backend (or none) in front; beside it lies what the build keeps (`dist-maps`). */
export function distServer(folder: string, backend: Middleware, { hasContentPolicy = true, before = '', hasSimulator = false }: ServerOptions = {}): Server {
  const withMarkup = (html: string): string => html.replace('<head>', `<head>${before}`)
  const readPlain = staticFiles(folder, withMarkup)
  const readSimulated = staticFiles(folder, (html) => withSimulatorTag(withMarkup(html), { always: false }))
  const known = documentsIn(folder)
  const hashes = hasContentPolicy ? (JSON.parse(readFileSync(`${folder}-maps/contentPolicy.json`, 'utf8')) as DocumentPolicy) : undefined
  const sealed = hashes ? sealedHeaders : {}

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url: address = '/' } = request
    const refuse = (status: number, text: string, more = {}): void => void response.writeHead(status, { ...sealed, ...TEXT, ...more }).end(method === 'HEAD' ? undefined : text)
    const path = pathOf(address)
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' })
    if (path === undefined) return refuse(400, 'Bad request')
    if (path === '/' || `${path}/` === BASE_PATH) return refuse(302, '', { Location: BASE_PATH })
    if (!path.startsWith(BASE_PATH)) return refuse(404, 'Not found')

    const name = path.slice(BASE_PATH.length)
    const page = documentFor(request, BASE_PATH, known)
    const isDocument = page !== undefined
    // Documents are sent as documents, under the policy for them, or not at all.
    if (!isDocument && /\.html$/i.test(name)) return refuse(404, 'Not found')
    const wish = hasSimulator && isDocument ? simulatorWish(request) : { isAsked: false, headers: {} }
    const read = wish.isAsked ? readSimulated : readPlain
    const file = await read(isDocument ? join(page, 'index.html') : name, headers['accept-encoding']?.toString() ?? '')
    if (!file) return refuse(404, 'Not found')
    const protection = !hashes ? {} : isDocument ? documentHeaders({ host: headers.host ?? '', address, userAgent: headers['user-agent'] ?? '' }, hashes) : isAsset(name) ? assetHeaders : sealed
    const isKnown = headers['if-none-match'] === file.headers['ETag']
    response.writeHead(isKnown ? 304 : 200, { ...file.headers, ...protection, ...wish.headers })
    response.end(isKnown || method === 'HEAD' ? undefined : file.body)
  }

  return createServer((request, response) => {
    const next = (): void => {
      answer(request, response).catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
    }
    try {
      backend(request, response, next)
    } catch {
      // An address or a host that no URL can be made of. `answer` knows the first, and refuses it; neither ends the server.
      next()
    }
  })
}

/** Resolves with the port in use once the server listens; 0 takes any free one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(portOf(server) ?? port))
  })
}

/** The port that a server listens on, whatever it was asked for. */
export function portOf(server: Pick<Server, 'address'> | undefined | null): number | undefined {
  const address = server?.address()
  return typeof address === 'object' ? address?.port : undefined
}
