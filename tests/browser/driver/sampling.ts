import { builtPages } from '../../../config/documents/builtPages.ts'
import { leaveToFull } from '../../../config/scripts/tests/leftToFull.ts'
import { site } from './inBothBrowsers.ts'
import { routes } from '../routes.ts'
import { addresses } from '../served.ts'
import { isWhole } from './whole.ts'

const kinds = new Map(builtPages().map(({ address, kind }) => [address, kind]))

/** What kind of page an address has (src/blocks/definePage.ts); '' where it has no document. */
export const kindOf = (address: string): string => kinds.get(address.slice(site.length).replace(/\?.*/, '')) ?? ''

/** The campaign of an address: the first part of its path. */
export const campaignOf = (address: string): string => address.slice(site.length).replace(/[/?].*/, '')

const firstOfEachKind = (all: readonly string[]): readonly string[] => all.filter((address, index) => all.findIndex((other) => kindOf(other) === kindOf(address)) === index)

/** Pages that stand for the others: the first of each kind, since campaigns choose their pages from the same blocks. They do not grow in number with the campaigns. */
export const samples: readonly string[] = isWhole ? addresses : firstOfEachKind(addresses)

/** The samples, and every home, whose scene and sections are its campaign's own: for what lies in a page's looks. */
export const faces: readonly string[] = addresses.filter((address) => kindOf(address) === 'home' || samples.includes(address))

/** Every preview of the catalogue, and what stands for them as the samples do for the pages. */
export const previews: readonly string[] = routes.filter(({ preview }) => preview).map(({ path }) => site + path.slice(1))
export const previewSamples: readonly string[] = isWhole ? previews : firstOfEachKind(previews)

/** Milliseconds, for a test that goes through so many pages: what a machine with twice the load of its cores needs. */
export const sweepTimeout = (pages: number, each = 10_000): number => 60_000 + pages * each

/** Says what is left to `npm run test:full`; nothing where nothing is. */
export function leave(what: string): void {
  if (!isWhole) leaveToFull(what)
}

/** Says how many addresses are left to `npm run test:full`; `what` is what is tried at each. Nothing where none is. */
export const leaveOthers = (what: string, taken: readonly string[]): void => leave(`${what} at ${addresses.length - taken.length} of ${addresses.length} addresses`)
