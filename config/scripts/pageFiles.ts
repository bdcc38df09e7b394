import { readFileSync } from 'node:fs'
import { commonFilesOf } from '../../src/document/files.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import { bundleFilesOf } from './renderDocument.ts'
import { encode } from './staticFiles.ts'

/** Everything that a page of the built site loads before it shows: the entry, the campaign's first file, and what the document asks for early. */
export function filesOfPage(chunks: ChunkFiles, address: string): string[] {
  const [prefix = ''] = address.split('/')
  const campaign = chunks.campaigns[prefix]
  return [...new Set([...chunks.entry, ...(campaign ? [campaign.file] : []), ...commonFilesOf(bundleFilesOf(chunks), address), ...(campaign?.pages[address] ?? [])])]
}

/** The pages that the document asks for early, in every campaign. */
export const earlyAddresses = ({ campaigns }: ChunkFiles): string[] => Object.keys(campaigns).flatMap((prefix) => [prefix, `${prefix}/`, `${prefix}/login`])

/** The pages that the budget is about: the standard login page, in the campaigns that put it among their pages; where none does, in those that have it all the same. */
export function standardLogins(chunks: ChunkFiles): readonly string[] {
  const { login } = bundleFilesOf(chunks)
  const ownLogins = Object.entries(chunks.campaigns).map(([prefix, { pages }]) => ({ address: `${prefix}/login`, files: pages[`${prefix}/login`] }))
  const standard = ownLogins.filter(({ files }) => !files || files.every((file) => login.includes(file)))
  const chosen = standard.filter(({ files }) => files)
  return (chosen.length > 0 ? chosen : standard).map(({ address }) => address)
}

export async function bytesOnTheWire(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await encode(readFileSync(file), 'br')).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
