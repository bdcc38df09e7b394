import { readFileSync } from 'node:fs'
import { preloadsOf, type BundleFiles } from '../../src/document/files.ts'
import { encode } from './staticFiles.ts'

/** Everything that a page of the built site loads before it shows: the entry, and what the document preloads for its path. */
export function filesOfPage(bundle: BundleFiles, path: string): string[] {
  return [...bundle.entry.map((file) => bundle.files[file] ?? ''), ...preloadsOf(bundle, path)]
}

export async function bytesOnTheWire(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await encode(readFileSync(file), 'br')).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
