import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { BASE_PATH } from '../basePath.ts'
import { buildScript } from '../scripts/build/buildScript.ts'
import type { DrawnDocuments } from '../scripts/server/devDocuments.ts'
import type { DocumentsOptions } from './documents.ts'
import type { Asked, Drawn } from './documentsWorker.ts'

/** The files of a development build that every page loads. The entry asks for all else by itself: on one machine there is nothing to win by the document's asking. */
const ENTRY = ['early', 'app', 'vendor'].map((name) => `assets/m/${name}.js`)

/** The documents of `npm start`, drawn when they are asked for. What they are drawn of is read once: a change of a skeleton or of src/document asks for a restart. */
export async function drawnDocuments(): Promise<DrawnDocuments> {
  const [paint, boot] = await Promise.all(['paint', 'boot'].map((name) => buildScript(name, `./src/document/${name}.ts`, 'development')))
  const workerData: DocumentsOptions = { base: BASE_PATH, scripts: { paint: paint ?? '', boot: boot ?? '' }, modern: { entry: ENTRY, imports: {} } }
  const worker = new Worker(new URL('documentsWorker.ts', import.meta.url), { workerData })
  const [addresses] = (await once(worker, 'message')) as [readonly string[]]
  const waiting = new Map<number, (drawn: Drawn) => void>()
  worker.on('message', (drawn: Drawn) => waiting.get(drawn.id)?.(drawn))
  // A server is what keeps a process running.
  worker.unref()
  let last = 0
  return {
    addresses,
    render: (address) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        waiting.set(id, ({ html, error }) => {
          waiting.delete(id)
          if (html === undefined) reject(error instanceof Error ? error : new Error(String(error)))
          else resolve(html)
        })
        worker.postMessage({ id, address } satisfies Asked)
      }),
  }
}
