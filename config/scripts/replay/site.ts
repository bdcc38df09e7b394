import { BASE_PATH } from '../../basePath.ts'
import { distServer, listen } from '../server/distServer.ts'
import { embeddedBackend, type Middleware } from '../server/embeddedBackend.ts'
import { SIMULATOR_PATH, withSimulator } from '../server/simulator.ts'

/** What is a file, not an answer: the vendors' scripts, and pictures and documents that configurations name. */
const FILES = /^\/vendor\/[^?]+\.js$|^\/__mock__\/(artwork|document)\//

export type ReplaySite = { readonly address: string; readonly close: () => void }

/** The built site without a backend: whatever a page asks of one is refused, since the recording answers it before it leaves the page. */
export async function openReplaySite(): Promise<ReplaySite> {
  const stub = await embeddedBackend()
  const files: Middleware = (request, response, next) => (FILES.test(request.url?.split('?')[0] ?? '') ? stub(request, response, next) : next())
  const server = distServer('dist', withSimulator(files), { hasSimulator: true })
  const port = await listen(server, 0)
  const address = `http://localhost:${port}${BASE_PATH}`
  // Built when it is first asked for.
  await (await fetch(new URL(SIMULATOR_PATH, address))).text()
  return {
    address,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
