// Which campaigns a change reaches, by the tiers of config/boundaries.ts and by what each campaign's files import.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tiers } from '../../boundaries.ts'

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const IMPORT = /(?:import\s+(?:type\s+)?(?:\{([^}]*)\}\s+from\s+)?|\bfrom\s+|\bimport\()['"]([^'"]+)['"]/g
/** Imported to find a campaign by its prefix: that does not mean that the importer needs each campaign. */
const REGISTRY = 'src/campaigns/registry.ts'
/** Names every block, each on a line of its own: who imports one of the names needs that block alone. */
const PAGE_ENTRIES = 'src/blocks/pageEntries.ts'

/** A campaign's tests and its part of the embedded backend: they know the others too. */
const NOT_PRODUCT = /\.test\.tsx?$|\/tests\/|\/mocks[./]/

type Import = { readonly file: string; readonly names: readonly string[] }

const fileOf = (path: string): string | undefined => ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile())

function pathOf(written: string, importer: string): string | undefined {
  if (written.startsWith('@/')) return join('src', written.slice(2))
  if (written.startsWith('@config/')) return join('config', written.slice(8))
  return written.startsWith('.') ? join(dirname(importer), written) : undefined
}

function importsIn(text: string, importer: string): readonly Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', written = '']) => {
    const path = pathOf(written, importer)
    const file = path && fileOf(path)
    return file ? [{ file, names: names.split(',').map((name) => name.trim()) }] : []
  })
}

const read = new Map<string, readonly Import[]>()

function importsOf(file: string): readonly Import[] {
  const known = read.get(file) ?? importsIn(readFileSync(file, 'utf8'), file)
  read.set(file, known)
  return known
}

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
  const reachedBy = (file: string): readonly string[] => {
    const own = prefixes.find((prefix) => file.startsWith(`src/campaigns/${prefix}/`))
    if (own !== undefined) return [own]
    if (file.endsWith('.md') || (left.test(file) && /\.test\.tsx?$/.test(file))) return []
    const choosers = left.test(file) && !ofAll.has(file) ? prefixes.filter((prefix) => closureOfCampaign(prefix).has(file)) : []
    // A file without importers is gone, or is imported in a way that cannot be read here.
    return choosers.length > 0 ? choosers : prefixes
  }
  const reached = new Set(changed.flatMap(reachedBy))
  return prefixes.filter((prefix) => reached.has(prefix))
}
