import type { PageFiles } from '../../src/document/pageData.ts'
import type { ChunkFiles } from '../scripts/build/chunkFiles.ts'

export type BundleFiles = Pick<ChunkFiles, 'entry' | 'imports'>

/** What one bundle loads for a page that imports these modules lazily. */
export function pageFilesOf({ entry, imports }: BundleFiles, modules: readonly string[]): PageFiles {
  return { entry, page: [...new Set(modules.flatMap((module) => imports[module] ?? []))] }
}
