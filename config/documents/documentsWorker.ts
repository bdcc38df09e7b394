// The documents of `npm start`, drawn in a thread of their own: a server goes on with its work, and nothing of what pages need to be read stands in its way.
import { parentPort, workerData } from 'node:worker_threads'
import { openDocuments, type DocumentsOptions } from './documents.ts'

export type Asked = { readonly id: number; readonly address: string }
export type Drawn = { readonly id: number; readonly html?: string; readonly error?: unknown }

const { pages, render } = await openDocuments(workerData as DocumentsOptions)
parentPort?.on('message', ({ id, address }: Asked) => {
  render(address).then(
    (html) => parentPort?.postMessage({ id, html } satisfies Drawn),
    (error: unknown) => parentPort?.postMessage({ id, error } satisfies Drawn),
  )
})
parentPort?.postMessage(pages.map(({ address }) => address))
