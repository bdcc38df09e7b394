// Cold loads of the floor and of the login page, in turn, on slow 4G with a slow processor (tests/bench).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BASE_PATH } from '../../webpack.config.ts'
import { encrypted } from '../../tests/bench/encrypted.ts'
import { measureLoad, type Load } from '../../tests/bench/measure.ts'
import { mediansOf, table, type Measured } from '../../tests/bench/report.ts'
import { bytesOfFloor, timesOfFloor } from '../budgets.ts'
import { buildFloor } from './buildFloor.ts'
import { distServer, listen, type ServerOptions } from './distServer.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { standardLogins } from './pageFiles.ts'
import { isBuildFresh } from './sourceStamp.ts'

const LOADS = Number(process.env.LOADS ?? 5)
const RESULT = 'test-results/bench.json'

if (!isBuildFresh()) await import('./build.ts')
const backend = await embeddedBackend()
const closing: (() => void)[] = []
async function serve(folder: string, options: ServerOptions = { hasContentPolicy: true }): Promise<string> {
  const { origin, close } = await encrypted(distServer(folder, backend, options))
  closing.push(close)
  return origin + BASE_PATH
}

const site = await serve('dist')
// Node's own fetch knows neither HTTP/2 nor our certificate.
const plain = distServer('dist', backend)
const campaigns = (await (await fetch(`http://localhost:${await listen(plain, 0)}/__mock__/campaigns`)).json()) as readonly { readonly prefix: string; readonly sourceId: string }[]
plain.close()
const logins = standardLogins(JSON.parse(readFileSync('dist-maps/modern.json', 'utf8')) as ChunkFiles)
const campaign = campaigns.find(({ prefix }) => logins.includes(`${prefix}/login`))
if (!campaign) throw new Error('No campaign has the standard login page.')
const page = `${campaign.prefix}/login?sourceId=${campaign.sourceId}`
// The legacy bundle in the same browser: a script before all others takes away what the document asks for.
const withoutHasOwn = await serve('dist', { hasContentPolicy: false, before: '<script>delete Object.hasOwn</script>' })

const rows: { readonly name: string; readonly address: string; readonly loads: Load[] }[] = [
  { name: 'floor, modern', address: `${await serve(await buildFloor('modern'))}${page}`, loads: [] },
  { name: 'floor, legacy', address: `${await serve(await buildFloor('legacy'))}${page}`, loads: [] },
  { name: 'app, modern', address: site + page, loads: [] },
  { name: 'app, legacy', address: withoutHasOwn + page, loads: [] },
]
// One load of each that does not count: the server compresses a file when it is first asked for it.
for (let round = 0; round <= LOADS; round += 1) {
  for (const { name, address, loads } of rows) {
    const load = await measureLoad(address)
    if (round > 0) loads.push(load)
    console.log(`${round === 0 ? 'warm' : `${round}/${LOADS}`}  ${name}: ${Math.round(load.usable)} ms, ${load.bytes} bytes`)
  }
}
for (const close of closing) close()

const measured: readonly Measured[] = rows
console.log(`\nSlow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), 4 x slower processor, HTTP/2, brotli, medians of ${LOADS} cold loads; in brackets the share of the modern floor\n`)
console.log(table(measured))
const medians = Object.fromEntries(measured.map((row) => [row.name, mediansOf(row)]))
const shareOf = (name: string, key: keyof Load): number => (medians[name]?.[key] ?? Number.NaN) / (medians['floor, modern']?.[key] ?? Number.NaN)
const targets = [
  ['modern bytes', shareOf('app, modern', 'bytes'), bytesOfFloor.modern],
  ['legacy bytes', shareOf('app, legacy', 'bytes'), bytesOfFloor.legacy],
  ...(['fcp', 'lcp', 'usable'] as const).map((key) => [`modern ${key}`, shareOf('app, modern', key), timesOfFloor[key]] as const),
] as const
console.log(`\n${targets.map(([name, share, limit]) => `${share <= limit ? 'reached' : 'MISSED '}  ${name} ${share.toFixed(2)} of ${limit.toFixed(2)}`).join('\n')}`)
mkdirSync('test-results', { recursive: true })
writeFileSync(RESULT, JSON.stringify({ page, loads: LOADS, medians, shares: Object.fromEntries(targets.map(([name, share, limit]) => [name, { share, limit }])), all: rows }, null, 2))
console.log(`Written to ${RESULT}`)
