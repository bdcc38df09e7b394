import { readFileSync } from 'node:fs'
import { documentFile, type BuiltPage } from '../../documents/builtPages.ts'
import { scriptsOfPage } from '../../documents/pageFiles.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import { encode } from '../server/staticFiles.ts'

/** Everything that a page of the built site loads before it shows, its document first. */
export function filesOfPage(chunks: ChunkFiles, { address, modules }: BuiltPage): string[] {
  return [...new Set([documentFile(address), ...chunks.entry, ...scriptsOfPage(chunks, modules)])]
}

/** The standard login page, whose budget is every page's. */
const LOGIN = 'src/blocks/login/page.ts'

/** The pages that the budget is about: the standard login page of each campaign that has no scene of its own for it. */
export const standardLogins = (pages: readonly BuiltPage[]): readonly BuiltPage[] =>
  pages.filter(({ address, modules }) => address.endsWith('/login') && modules.every((module) => module === LOGIN || /^src\/campaigns\/[^/]+\/index\.ts$/.test(module)))

/** The homes of the campaigns, each once. */
export const homes = (pages: readonly BuiltPage[]): readonly BuiltPage[] => pages.filter(({ kind, address, sameAs }) => kind === 'home' && sameAs === undefined && !/(^|\/)preview$/.test(address))

export async function bytesOnTheWire(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await encode(readFileSync(file), 'br')).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
