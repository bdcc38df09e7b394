// Which campaigns a change reaches, by the tiers of config/boundaries.ts and by what each campaign's files import.
import { globSync, readFileSync } from 'node:fs'
import { tiers } from '../../boundaries.ts'
import { importsIn, importsOf } from './importGraph.ts'
import { LISTS } from './projectCopy.ts'

/** Imported to find a campaign by its prefix: that does not mean that the importer needs each campaign. */
const REGISTRY = 'src/campaigns/registry.ts'
/** Names every block, each on a line of its own: who imports one of the names needs that block alone. */
const PAGE_ENTRIES = 'src/blocks/pageChoices.ts'

/** Have lines for each campaign: beside a change in a campaign's folder, its lines are what has changed there. */
const WITH_LINES: readonly string[] = [...LISTS, 'tests/architecture/routes.json']

/** A campaign's tests and its part of the embedded backend: they know the others too. */
const NOT_PRODUCT = /\.test\.tsx?$|\/tests\/|\/mocks[./]/

/** The file that the page entries hand one name on from. */
function blocksOf(name: string): readonly string[] {
  const names = new RegExp(`\\{[^}]*\\b${name}\\b`)
  const own = readFileSync(PAGE_ENTRIES, 'utf8').split('\n').find((line) => line.startsWith('export ') && names.test(line))
  return own === undefined ? [] : importsIn(own, PAGE_ENTRIES).map(({ file }) => file)
}

/** The files that these need, directly or not, and themselves. */
function closureOf(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || file === REGISTRY) continue
    seen.add(file)
    for (const needed of importsOf(file)) {
      if (needed.file !== PAGE_ENTRIES) waiting.push(needed.file)
      else waiting.push(...needed.names.flatMap(blocksOf))
    }
  }
  return seen
}

const closures = new Map<string, ReadonlySet<string>>()

/** What a campaign needs, read once. */
function closureOfCampaign(prefix: string): ReadonlySet<string> {
  const known = closures.get(prefix) ?? closureOf(globSync(`src/campaigns/${prefix}/**/*.{ts,tsx}`).filter((file) => !NOT_PRODUCT.test(file)))
  closures.set(prefix, known)
  return known
}

let app: ReadonlySet<string> | undefined

const left = new RegExp(`^src/(${tiers.slice(0, tiers.findIndex((names) => (names as readonly string[]).includes('campaigns'))).flat().join('|')})/`)

/** The campaigns that the changed files reach. What every page stands on (the app, the document, the embedded backend, the tools) reaches all of them. */
export function campaignsReached(changed: readonly string[], prefixes: readonly string[]): readonly string[] {
  const ofAll = (app ??= closureOf(['src/main.tsx']))
  const ownerOf = (file: string): string | undefined => prefixes.find((prefix) => file.startsWith(`src/campaigns/${prefix}/`))
  const hasOwner = changed.some((file) => ownerOf(file) !== undefined)
  const reachedBy = (file: string): readonly string[] => {
    const own = ownerOf(file)
    if (own !== undefined) return [own]
    if (hasOwner && WITH_LINES.includes(file)) return []
    if (file.endsWith('.md') || (left.test(file) && /\.test\.tsx?$/.test(file))) return []
    const choosers = left.test(file) && !ofAll.has(file) ? prefixes.filter((prefix) => closureOfCampaign(prefix).has(file)) : []
    // A file without importers is gone, or is imported in a way that cannot be read here.
    return choosers.length > 0 ? choosers : prefixes
  }
  const reached = new Set(changed.flatMap(reachedBy))
  return prefixes.filter((prefix) => reached.has(prefix))
}
