// Cold loads of the floor and of the pages that people open, in turn, on slow 4G with a slow processor (tests/bench).
import { mkdirSync, writeFileSync } from 'node:fs'
import '../../documents/pageModules.ts'
import { BASE_PATH } from '../../../webpack.config.ts'
import { encrypted } from '../../../tests/bench/encrypted.ts'
import { measureLoad, warmUp, type Load, type Visit } from '../../../tests/bench/measure.ts'
import { details, mediansOf, report, verdictLines, verdicts, type Measured } from '../../../tests/bench/report.ts'
import { benchPages, choosePages, type BenchPage } from './benchPages.ts'
import { buildFloor } from './buildFloor.ts'
import { distServer, listen, type ServerOptions } from '../server/distServer.ts'
import { embeddedBackend } from '../server/embeddedBackend.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'

export type BenchOptions = { readonly loads: number; /** All of them unless named. */ readonly pages?: readonly string[] }

type Row = Measured & { readonly visit: Visit; readonly loads: Load[] }

const RESULT = 'test-results/bench.json'
/** So many pages are measured between two loads of the floor: a machine that does other things too does them to both. */
const FLOOR_EVERY = 3

export async function benchLoads({ loads, pages: words }: BenchOptions): Promise<void> {
  if (!Number.isInteger(loads) || loads < 1) throw new Error('Say how many loads: npm run bench -- --loads 3')
  const { registry } = await import('../../../src/campaigns/registry.ts')
  const definitions = await Promise.all(Object.values(registry).map(async (load) => (await load()).campaign))
  const { hintsOf } = await import('../../../tests/faults/hints.ts')
  const hints = await Promise.all(definitions.map(async ({ prefix }) => [prefix, (await hintsOf(prefix)).hints] as const))
  const chosen = choosePages(benchPages(definitions, Object.fromEntries(hints)), words)
  if (!isBuildFresh()) await import('../build/build.ts')

  const { rows, close } = await openRows(chosen)
  const [floor] = rows
  const measure = async (row: Row, round: number): Promise<void> => {
    const load = await measureLoad(row.visit)
    row.loads.push(load)
    console.log(`${round}/${loads}  ${row.name}: ${Math.round(load.action || load.form || load.shown)} ms, ${load.bytes} bytes`)
  }
  try {
    for (const { visit } of rows) await warmUp(visit)
    for (let round = 1; round <= loads; round += 1) {
      for (const [index, row] of rows.entries()) {
        if (floor && index > 0 && index % FLOOR_EVERY === 0) await measure(floor, round)
        await measure(row, round)
      }
    }
  } finally {
    close()
  }

  const judged = verdicts(rows)
  console.log(`\nSlow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), 4 x slower processor, HTTP/2, brotli, medians of ${loads} loads; in brackets the share of the modern floor and what is wanted\n`)
  console.log(`${report(rows)}\n\n${details(rows)}\n\n${verdictLines(judged)}`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(RESULT, JSON.stringify({ loads, medians: Object.fromEntries(rows.map((row) => [row.name, mediansOf(row)])), judged, all: rows.map(({ name, visit: { address }, loads }) => ({ name, address, loads })) }, null, 2))
  console.log(`Written to ${RESULT}`)
}

/** The floors and the chosen pages, each with its server and its visitor. */
async function openRows(pages: readonly BenchPage[]): Promise<{ readonly rows: readonly Row[]; readonly close: () => void }> {
  const backend = await embeddedBackend()
  const closing: (() => void)[] = []
  const serve = async (folder: string, options: ServerOptions = { hasContentPolicy: true }): Promise<string> => {
    const { origin, close } = await encrypted(distServer(folder, backend, options))
    closing.push(close)
    return origin + BASE_PATH
  }
  // Node's own fetch knows neither HTTP/2 nor our certificate.
  const plain = distServer('dist', backend)
  closing.push(() => plain.close())
  const { benchVisitors } = await import('./benchVisitors.ts')
  const visitorOf = benchVisitors(`http://localhost:${await listen(plain, 0)}`)

  const modern = await serve('dist')
  const isLegacyAsked = pages.some(({ isLegacy }) => isLegacy)
  // The legacy bundle in the same browser: a script before all others takes away what the document asks for.
  const legacy = isLegacyAsked ? await serve('dist', { hasContentPolicy: false, before: '<script>delete Object.hasOwn</script>' }) : modern
  const floorOf = async (target: 'modern' | 'legacy'): Promise<Row> => ({ name: `floor ${target}`, visit: { address: `${await serve(await buildFloor(target))}login?sourceId=${pages[0]?.sourceId}`, until: 'form' }, loads: [] })
  const rowOf = async ({ name, path, sourceId, search, until, wanted, isLegacy, isAgain, ...person }: BenchPage): Promise<Row> => {
    const { query, ...visitor } = await visitorOf(person)
    return { name, wanted, loads: [], visit: { address: `${isLegacy ? legacy : modern}${path}?sourceId=${sourceId}${search}${query}`, until, isAgain: isAgain === true, ...visitor } }
  }
  const floors = await Promise.all((isLegacyAsked ? (['modern', 'legacy'] as const) : (['modern'] as const)).map(floorOf))
  return { rows: [...floors, ...(await Promise.all(pages.map(rowOf)))], close: () => closing.forEach((close) => close()) }
}
