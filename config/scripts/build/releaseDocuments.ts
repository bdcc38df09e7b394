import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { encode } from '../server/staticFiles.ts'

/** The documents of one build by their addresses below the base path; '' is the start page, whose document any unknown address gets. */
export type Documents = ReadonlyMap<string, string>

/**
 * The folder of all documents by their content. nginx serves them from here, so that new documents and the policy for them begin with the
 * same reload: a document under another one's policy would show nothing.
 */
export function documentsFolder(documents: Documents): string {
  const contents = JSON.stringify([...documents].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `documents/${createHash('sha256').update(contents).digest('hex').slice(0, 12)}`
}

/** Documents that are written at a time: each is six files, and a process may have only so many of them open. */
const AT_ONCE = 32

/** Writes each document as `<address>/index.html`, for any host, and as nginx's copy of this release, both with a `.br` and a `.gz` beside them. Answers the folder of the copies. */
export async function publishDocuments(documents: Documents, folder = 'dist'): Promise<string> {
  const release = documentsFolder(documents)
  const publish = async ([address, html]: readonly [address: string, html: string]): Promise<void> => {
    const plain = Buffer.from(html)
    const [brotli, gzip] = await Promise.all([encode(plain, 'br'), encode(plain, 'gzip')])
    await Promise.all([address, join(release, address)].map((place) => writeWithNeighbours(join(folder, place, 'index.html'), { '': plain, '.br': brotli, '.gz': gzip })))
  }
  await Readable.from(documents).forEach(publish, { concurrency: AT_ONCE })
  return release
}

async function writeWithNeighbours(file: string, bodies: Readonly<Record<string, Buffer>>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await Promise.all(Object.entries(bodies).map(([suffix, body]) => writeFile(file + suffix, body)))
}
