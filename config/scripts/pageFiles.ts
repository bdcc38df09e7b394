import { readFileSync } from 'node:fs'
import { preloadsOf, type BundleFiles } from '../../src/document/files.ts'
import { encode } from './staticFiles.ts'

/** Everything that a page of the built site loads before it shows: the entry, and what the document preloads for its path. */
export function filesOfPage(bundle: BundleFiles, path: string): string[] {
  return [...bundle.entry.map((file) => bundle.files[file] ?? ''), ...preloadsOf(bundle, path)]
}

/** The pages that the budget is about: the standard login page, in the campaigns that put it among their pages; where none does, in those that have it all the same. */
export function standardLogins({ pages, login }: BundleFiles): readonly string[] {
  const logins = Object.keys(pages).filter((page) => !page.includes('/')).map((prefix) => `${prefix}/login`)
  const standard = logins.filter((page) => String(pages[page] ?? login) === String(login))
  const chosen = standard.filter((page) => pages[page])
  return chosen.length > 0 ? chosen : standard
}

export async function bytesOnTheWire(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await encode(readFileSync(file), 'br')).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
