import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build keeps of the addresses that have a document of their own, relative to the base path. */
const LIST = 'addresses.json'

/** The document of an address, below `dist`; the one for every path where it has none of its own. */
export function documentOf(dist: string, address: string): string {
  const own = join(address, 'index.html')
  return existsSync(join(dist, own)) ? own : 'index.html'
}

/** Every document of a build: the one for every path, and one for each address of the list. */
function documentsOf(dist: string): readonly string[] {
  const list = join(`${dist}-maps`, LIST)
  const addresses = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly string[]) : []
  return ['index.html', ...addresses.map((address) => join(address, 'index.html'))]
}

/** The one that weighs most, brotli, as the build has compressed it (`precompress`), and how many there are. One that is listed and missing is an error. */
export function largestDocument(dist: string): { readonly file: string; readonly bytes: number; readonly count: number } {
  const weighed = documentsOf(dist).map((file) => ({ file, bytes: statSync(join(dist, `${file}.br`)).size }))
  const largest = weighed.reduce((heavy, document) => (document.bytes > heavy.bytes ? document : heavy))
  return { ...largest, count: weighed.length }
}
