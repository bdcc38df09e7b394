import { leaveToFull } from '../../config/scripts/leftToFull.ts'
import { addresses } from './served.ts'

/** Nothing is sampled: `npm run test:browser -- --whole`, a part of `npm run test:full`. */
export const isWhole = process.env.BROWSERS === 'whole'

/** What follows the campaign's prefix. */
const pathOf = (address: string): string => new URL(address).pathname.split('/').slice(3).join('/')

/** Pages that stand for the others: the first of each path, since campaigns choose their pages from the same blocks. */
export const samples: readonly string[] = isWhole ? addresses : addresses.filter((address, index) => addresses.findIndex((other) => pathOf(other) === pathOf(address)) === index)

/** Says what is left to `npm run test:full`; nothing where nothing is. */
export function leave(what: string): void {
  if (!isWhole) leaveToFull(what)
}
