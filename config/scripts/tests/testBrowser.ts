// `npm run test:browser [-- --whole] [file ...]`: tests/browser and those of the campaigns against the served build, in both browsers. --whole: nothing is sampled.
// `-file`: all but this one.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { BASE_PATH } from '../../basePath.ts'
import { builtPages } from '../../documents/builtPages.ts'
import { buildWorkbenchOnce } from '../demo/buildWorkbenchOnce.ts'
import { writeDemo } from '../demo/writeDemo.ts'
import { distServer, listen } from '../server/distServer.ts'
import { DRIVER_SCRIPT_PATH, withDriverApp } from '../driverApp/driverApp.ts'
import { embeddedBackend, type Middleware } from '../server/embeddedBackend.ts'
import { SIMULATOR_PATH, withSimulator } from '../server/simulator.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'
import { noteFigure } from './figures.ts'
import { openLane, type Lane, type Run } from './lanes.ts'
import type { Counts } from './steps.ts'
import { withWorkbench } from '../server/workbench.ts'
import { launch, stopShared } from '../../../tests/browser/driver/launch.ts'
import { payloads } from '../../../tests/faults/payloads/payloads.ts'

const isWhole = process.argv.includes('--whole')

/** Files at once: two for each core, since a browser waits half of its time, and two more for those that wait for seconds. Each lane has a site and a backend of its own, since a test sets the backend up as it needs it. */
const LANES = 2 * availableParallelism() + 2
/** Milliseconds: more than the longest file takes on a slow machine, whose tests each have a limit of their own; without sampling the monkey alone takes hours. */
const FILE_TIMEOUT_MS = isWhole ? 8 * 3_600_000 : 1_200_000

/** Longer than a test goes on without asking its server (ms). */
const KEEP_ALIVE_MS = 300_000

if (!isBuildFresh()) await import('../build/build.ts')
const backends = new Map<number, Middleware>()
const ofItsLane: Middleware = (request, response, next) => (backends.get(request.socket.localPort ?? 0) ?? next)(request, response, next)

/** Few pages of a test live long enough for their scripts to be worth optimising, which is a tenth of the time; and beside other lanes there is no idle core that a page's helper threads could use. */
const WITHOUT_OPTIMISING = { BROWSER_ARGS: '--js-flags=--no-opt --single-threaded' }

/** Where the tests look for the demo. */
const DEMO = { DEMO_FOLDER: `${process.cwd()}/node_modules/.cache/demo`, DEMO_BASE: '/shop-window/' }

type Site = { readonly origin: string; readonly openLane: (env?: Readonly<Record<string, string>>) => Lane; readonly close: () => void }

async function openSite(): Promise<Site> {
  const server = distServer('dist', tools, { hasSimulator: true })
  // A test asks again after a while over a connection that it has: a server that has just closed it would fail the test.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const port = await listen(server, 0)
  backends.set(port, await embeddedBackend())
  const origin = `http://localhost:${port}`
  return {
    origin,
    openLane: (env = {}) => openLane({ ...DEMO, ...env, SITE: origin + BASE_PATH }),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const counts: Counts[] = []
const seconds = new Map<string, number>()

async function testFile({ file, part }: Run, lane: Lane): Promise<void> {
  const began = performance.now()
  // The parts of a file are that file with another number each, which is looked at while it is read.
  if (part !== undefined) await lane.stop()
  counts.push(await lane.run({ file, part }, FILE_TIMEOUT_MS))
  seconds.set(part === undefined ? file : `${file}, part ${part}`, (performance.now() - began) / 1000)
}

/** A file that takes long says so in its first lines (`// About 60 s.`), and is begun early: one that is begun last leaves the other lanes without work. */
const secondsOf = (file: string): number => Number(/^\/\/ About (\d+) s\b/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)

/** A file that takes hours when nothing is sampled says in how many parts it does (`// Parts: 25`), which then run beside each other. */
function runsOf(file: string): readonly Run[] {
  const parts = isWhole ? Number(/^\/\/ Parts: (\d+)\b/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0
  return parts === 0 ? [{ file }] : Array.from({ length: parts }, (_, index) => ({ file, part: index + 1 }))
}

/** A file that measures motion says so too (`// Alone: ...`): it comes after all others, on a machine that does nothing else. */
const isAlone = (file: string): boolean => /^\/\/ Alone\b/m.test(readFileSync(file, 'utf8'))

const words = process.argv.slice(2).filter((arg) => arg !== '--whole')
const [left, named] = [words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)), words.filter((word) => !word.startsWith('-'))]
if (isWhole) process.env.BROWSERS = 'whole'
const files = globSync(['tests/browser/**/*.browser.ts', 'src/campaigns/*/tests/browser/*.browser.ts'])
  .filter((file) => (named.length === 0 || named.some((name) => file.includes(name))) && !left.some((name) => file.includes(name)))
  .toSorted((a, b) => secondsOf(b) - secondsOf(a))

/** The demo without a server, for a folder of a host: nothing of it may lie elsewhere. Two builds of the workbench at once would share a cache, so what opens either waits for this one. */
let isDemoThere = !files.some((file) => /\bdemo\.browser\.ts$/.test(file))
const workbench = isDemoThere ? undefined : buildWorkbenchOnce()
// Built once for all lanes.
const tools = withWorkbench(withSimulator(withDriverApp(ofItsLane, 'production')), workbench && { build: async (tell) => tell(await workbench) })
const sites = await Promise.all(Array.from({ length: LANES }, openSite))

/** Read from a cold disk for the first time, a browser starts for longer than a test waits for it. */
async function warmBrowsers(): Promise<void> {
  for (const name of ['current', 'chromium64'] as const) await launch(name).then(({ close }) => close(), () => undefined)
  await stopShared()
}

// Built when it is first asked for: no test is about waiting for that.
const askedFor = [SIMULATOR_PATH, DRIVER_SCRIPT_PATH].map(async (script) => (await fetch(new URL(script, sites[0]?.origin))).text())
await Promise.all([...askedFor, warmBrowsers()])

const demo = isDemoThere ? undefined : beginDemo()
const opensTools = (file: string): boolean => /\b(?:demo|gallery|workbench)\b/.test(file)

async function beginDemo(): Promise<void> {
  await writeDemo({ out: DEMO.DEMO_FOLDER, base: DEMO.DEMO_BASE, workbench })
  isDemoThere = true
}

/** The longest that can be begun now. */
async function takeRun(runs: Run[]): Promise<Run | undefined> {
  const at = runs.findIndex(({ file }) => isDemoThere || !opensTools(file))
  if (at >= 0 || runs.length === 0) return runs.splice(at, 1)[0]
  await demo
  return takeRun(runs)
}

async function testAll(runs: Run[], lane: Lane): Promise<void> {
  for (let run = await takeRun(runs); run; run = await takeRun(runs)) await testFile(run, lane)
  await lane.stop()
}
const [alone, beside] = [files.filter(isAlone), files.filter((file) => !isAlone(file))].map((each) => each.flatMap(runsOf)) as [Run[], Run[]]
await Promise.all(sites.map((each) => testAll(beside, each.openLane(WITHOUT_OPTIMISING))))
for (const each of sites.slice(0, 1)) await testAll(alone, each.openLane())
for (const { close } of sites) close()
const sum = (of: 'passed' | 'failed'): number => counts.reduce((all, count) => all + count[of], 0)
const [passed, failed] = [sum('passed'), sum('failed')]
const skipped = counts.flatMap((count) => count.skipped ?? [])
const countsFile = process.env.COUNTS_FILE
if (countsFile) writeFileSync(countsFile, JSON.stringify({ passed, failed, failures: counts.flatMap(({ failures = [] }) => failures), skipped } satisfies Counts))
console.log([...seconds].toSorted(([, a], [, b]) => b - a).map(([file, taken]) => `${taken.toFixed(1).padStart(7)} s  ${file}`).join('\n'))
// What certain files go through is no figure of a run of others.
const ofAll = named.length === 0 ? { addresses: builtPages().length, payloads: Object.values(payloads).flat().length } : {}
for (const [what, count] of Object.entries({ browsers: 2, files: files.length, ...ofAll })) noteFigure(what, count)
if (skipped.length > 0) console.log(`Skipped on this machine:\n${skipped.map((what) => `- ${what}`).join('\n')}`)
console.log(`browsers: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
