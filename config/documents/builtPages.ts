import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build says of each address that has a document. */
export type BuiltPage = {
  /** The path after the base path; '' for the document that stands for all others. */
  readonly address: string
  readonly kind?: string | undefined
  /** What is loaded for it lazily, as paths from the project root. */
  readonly modules: readonly string[]
  /** The first address that shows the very same page, where this is a further one. */
  readonly sameAs?: string | undefined
}

const FILE = 'dist-maps/pages.json'

export const writeBuiltPages = (pages: readonly BuiltPage[]): void => writeFileSync(FILE, JSON.stringify(pages.map(({ address, kind, modules, sameAs }) => ({ address, kind, modules, sameAs })), null, 1))

export const builtPages = (root = '.'): readonly BuiltPage[] => JSON.parse(readFileSync(join(root, FILE), 'utf8')) as BuiltPage[]

/** The document of an address, in the folder that is served. */
export const documentFile = (address: string): string => join(address, 'index.html')

/** The document that weighs most, brotli, as the build has compressed it, and how many there are. One that is listed and missing is an error. */
export function largestDocument(root = '.'): { readonly file: string; readonly bytes: number; readonly count: number } {
  const weighed = builtPages(root).map(({ address }) => ({ file: documentFile(address), bytes: statSync(join(root, 'dist', `${documentFile(address)}.br`)).size }))
  const largest = weighed.reduce((heavy, document) => (document.bytes > heavy.bytes ? document : heavy))
  return { ...largest, count: weighed.length }
}
