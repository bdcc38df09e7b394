import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, extname, join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../../config/scripts/server/distServer.ts'

/** The demo that `npm run test:browser` wrote, and the folder of a host that it was written for. */
const { DEMO_FOLDER: folder = 'demo', DEMO_BASE: base = '/' } = process.env

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.png': 'image/png' }

export type StaticHost = {
  /** The address of the folder, with a slash at its end. */
  readonly address: string
  /** What was asked for and is not there. */
  readonly missing: readonly string[]
  /** What is asked for under this name from now on comes so many milliseconds later. */
  readonly delay: (name: string, ms: number) => void
}

/** The plainest host there is: files of one folder at one place, a folder's index.html with a slash at the end, and nothing else. */
export async function openStaticHost(): Promise<StaticHost> {
  const missing: string[] = []
  const delays = new Map<string, number>()
  const server = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split(/(?=\?)/, 2)
    const file = join(folder, decodeURIComponent(path.slice(base.length)))
    const send = async (): Promise<void> => {
      await wait(delays.get(basename(path)) ?? 0)
      const found = path.startsWith(base) ? await stat(file).catch(() => undefined) : undefined
      if (found?.isDirectory() && !path.endsWith('/')) return void response.writeHead(301, { Location: `${path}/${query}` }).end()
      const body = found && (await readFile(found.isDirectory() ? join(file, 'index.html') : file).catch(() => undefined))
      if (!body) {
        missing.push(`${request.method} ${request.url}`)
        return void response.writeHead(404).end()
      }
      response.writeHead(200, { 'Content-Type': found.isDirectory() ? 'text/html' : (TYPES[extname(file)] ?? 'application/octet-stream') }).end(body)
    }
    void send()
  })
  const port = await listen(server, 0)
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return { address: `http://localhost:${port}${base}`, missing, delay: (name, ms) => void delays.set(name, ms) }
}
