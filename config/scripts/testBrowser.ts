// `npm run test:browser [-- file ...]`: tests/browser and those of the campaigns against the served build, in both browsers.
import { globSync, writeFileSync } from 'node:fs'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { BASE_PATH } from '../../webpack.config.ts'
import { distServer, listen } from './distServer.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { SIMULATOR_PATH, withSimulator } from './simulator.ts'
import { isBuildFresh } from './sourceStamp.ts'
import { withWorkbench } from './workbench.ts'

if (!isBuildFresh()) await import('./build.ts')
const server = distServer('dist', withWorkbench(withSimulator(await embeddedBackend())), { hasContentPolicy: true, hasSimulator: true })
const port = await listen(server, 0)
process.env.SITE = `http://localhost:${port}${BASE_PATH}`
// Built when it is first asked for: no test is about waiting for that.
await (await fetch(new URL(SIMULATOR_PATH, process.env.SITE))).text()

const named = process.argv.slice(2)
const files = globSync(['tests/browser/*.browser.ts', 'src/campaigns/*/tests/browser/*.browser.ts']).filter((file) => named.length === 0 || named.some((name) => file.includes(name)))
let passed = 0
let failed = 0
const stream = run({ files, concurrency: 1, timeout: 600_000 })
stream.on('test:pass', ({ details }) => {
  if (details.type !== 'suite') passed += 1
})
stream.on('test:fail', () => {
  failed += 1
})
const report = stream.compose(spec)
report.pipe(process.stdout)
await new Promise((resolve) => report.once('end', resolve))
server.close()
server.closeAllConnections()
const counts = process.env.COUNTS_FILE
if (counts) writeFileSync(counts, JSON.stringify({ passed, failed }))
console.log(`browsers: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
