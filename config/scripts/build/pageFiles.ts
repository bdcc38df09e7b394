import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The homes of the campaigns, and what stands at a campaign's root in the place of one. */
export const homesOf = (pages: readonly BuiltPage[], campaigns: readonly string[]): readonly BuiltPage[] =>
  pages.filter(({ kind, address }) => !address.endsWith('/preview') && (kind === 'home' || campaigns.includes(address)))

type BytesOf = (files: readonly string[]) => Promise<number>

/** The page of these that loads most, brotli. */
export async function heaviestOf(chunks: ChunkFiles, pages: readonly BuiltPage[], bytesOf: BytesOf): Promise<{ readonly address: string; readonly bytes: number }> {
  const weighed = await Promise.all(pages.map(async (page) => ({ address: page.address, bytes: await bytesOf(filesOfPage(chunks, page)) })))
  return weighed.reduce((heavy, page) => (page.bytes > heavy.bytes ? page : heavy), { address: '', bytes: 0 })
}

/** Weighs files of one build by their names in its folder: brotli, as they are sent. A file that many pages load is compressed once. */
export function bytesOnTheWire(folder: string): BytesOf {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string): Promise<number> => {
    const size = sizes.get(file) ?? encode(readFileSync(join(folder, file)), 'br').then(({ length }) => length)
    sizes.set(file, size)
    return size
  }
  return async (files) => (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0)
}
