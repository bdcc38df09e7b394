import '../../documents/pageModules.ts'
import { BASE_PATH } from '../../basePath.ts'
import { encrypted } from '../../../tests/bench/encrypted.ts'
import type { Load, Visit } from '../../../tests/bench/measure.ts'
import type { Measured } from '../../../tests/bench/report.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'
import { distServer, listen, type ServerOptions } from '../server/distServer.ts'
import { embeddedBackend } from '../server/embeddedBackend.ts'
import { benchPages, choosePages, type BenchPage } from './benchPages.ts'
import { buildFloor } from './buildFloor.ts'

/** One line of the benchmark: who opens what, and what was measured of it. */
export type Row = Measured & { readonly visit: Visit; readonly loads: Load[] }

/** Loads are compared with the floor, also those of the legacy bundle and second visits; presses are not. */
type Choice = { readonly words: readonly string[] | undefined; readonly isBesideFloor: boolean }

/** The pages with these words in their names, or all; the product is built first where its build is old. */
export async function chooseRows({ words, isBesideFloor }: Choice): Promise<{ readonly rows: readonly Row[]; readonly close: () => void }> {
  const { registry } = await import('../../../src/campaigns/registry.ts')
  const definitions = await Promise.all(Object.values(registry).map(async (load) => (await load()).campaign))
  const { hintsOf } = await import('../../../tests/faults/hints.ts')
  const hints = await Promise.all(definitions.map(async ({ prefix }) => [prefix, (await hintsOf(prefix)).hints] as const))
  const chosen = choosePages(benchPages(definitions, Object.fromEntries(hints)), words)
  if (!isBuildFresh()) await import('../build/build.ts')
  if (!isBesideFloor) return openRows(chosen.filter(({ isLegacy, isAgain }) => !isLegacy && !isAgain), [])
  return openRows(chosen, chosen.some(({ isLegacy }) => isLegacy) ? ['modern', 'legacy'] : ['modern'])
}

type Floor = 'modern' | 'legacy'

/** These floors and the chosen pages, each with its server and its visitor. */
async function openRows(pages: readonly BenchPage[], floors: readonly Floor[]): Promise<{ readonly rows: readonly Row[]; readonly close: () => void }> {
  const backend = await embeddedBackend()
  const closing: (() => void)[] = []
  const serve = async (folder: string, options: ServerOptions = {}): Promise<string> => {
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
  // The legacy bundle in the same browser: a script before all others takes away what the document asks for.
  const legacy = floors.includes('legacy') ? await serve('dist', { hasContentPolicy: false, before: '<script>delete Object.hasOwn</script>' }) : modern
  const floorOf = async (target: Floor): Promise<Row> => ({ name: `floor ${target}`, visit: { address: `${await serve(await buildFloor(target))}login?sourceId=${pages[0]?.sourceId}`, until: 'form' }, loads: [] })
  const rowOf = async ({ name, path, sourceId, search, until, wanted, isLegacy, isAgain, ...person }: BenchPage): Promise<Row> => {
    const { query, ...visitor } = await visitorOf(person)
    return { name, wanted, loads: [], visit: { address: `${isLegacy ? legacy : modern}${path}?sourceId=${sourceId}${search}${query}`, until, isAgain: isAgain === true, ...visitor } }
  }
  return { rows: [...(await Promise.all(floors.map(floorOf))), ...(await Promise.all(pages.map(rowOf)))], close: () => closing.forEach((close) => close()) }
}
