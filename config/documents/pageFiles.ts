import type { PageFiles } from '../../src/document/pageData.ts'
import type { ChunkFiles } from '../scripts/build/chunkFiles.ts'

export type BundleFiles = Pick<ChunkFiles, 'entry' | 'imports'>

/** The scripts that hold these modules, which a page imports lazily, each once. */
export const scriptsOfPage = ({ imports }: BundleFiles, modules: readonly string[]): readonly string[] => [...new Set(modules.flatMap((module) => imports[module] ?? []))]

const SCRIPT = /^(.*\/)([^/]+)\.js$/

/** What a document says of one bundle: the folder once, since every name in a document costs each visitor of the page. */
export function pageFilesOf(files: BundleFiles, modules: readonly string[]): PageFiles {
  const [, folder = ''] = SCRIPT.exec(files.entry[0] ?? '') ?? []
  const nameOf = (file: string): string => {
    const [, place, name] = SCRIPT.exec(file) ?? []
    if (name === undefined || place !== folder) throw new Error(`${file} is no script in ${folder}`)
    return name
  }
  return { folder, entry: files.entry.map(nameOf), page: scriptsOfPage(files, modules).map(nameOf) }
}
