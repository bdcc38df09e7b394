// `npm run replay:record [-- part of a name ...]`: makes the kept recordings anew (src/campaigns/*/tests/recordings), with the test panel's own recorder.
import { globSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { BASE_PATH } from '../../basePath.ts'
import { openPage } from '../../../tests/browser/driver/page.ts'
import { stopShared } from '../../../tests/browser/driver/launch.ts'
import { panel, press } from '../../../tests/browser/simulator/simulatorPanel.ts'
import type { Journey } from '../../../tests/recordings/journey.ts'
import { distServer, listen } from '../server/distServer.ts'
import { embeddedBackend } from '../server/embeddedBackend.ts'
import { SIMULATOR_PATH, withSimulator } from '../server/simulator.ts'
import { readCommand, stopWith } from '../readOptions.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'
import { prepareTab } from './prepareTab.ts'

const HELP = `npm run replay:record [-- NAME ...]

Makes the kept recordings (src/campaigns/*/tests/recordings/*.session.json) anew, after a change that they do not know: walks each journey (the .ts
file beside it) on the built site with the embedded backend, and records it with the test panel's recorder.

NAME  parts of the journeys' paths: those alone whose paths have all of them

Example: npm run replay:record -- loginWithSlider`

const { positionals: wanted } = readCommand(HELP, {})
const journeys = globSync('src/campaigns/*/tests/recordings/*.ts').filter((file) => !file.endsWith('.test.ts') && wanted.every((part) => file.includes(part)))
if (journeys.length === 0) stopWith(`There is no journey ${wanted.join(' ')}.`, HELP)

/** The file that the panel saves, for who cannot look into a folder of downloads. */
const KEEP_SAVED = `(function (create) { URL.createObjectURL = function (blob) { window.__saved = new Response(blob).text(); return create.call(URL, blob) } })(URL.createObjectURL)`
/** The page's own work behind the last step. */
const AT_REST = `new Promise(function (resolve) { setTimeout(function () { requestAnimationFrame(function () { resolve(true) }) }, 1000) })`

if (!isBuildFresh()) await import('../build/build.ts')
const server = distServer('dist', withSimulator(await embeddedBackend()), { hasSimulator: true })
const port = await listen(server, 0)
const site = `http://localhost:${port}${BASE_PATH}`
// Built when it is first asked for.
await (await fetch(new URL(SIMULATOR_PATH, site))).text()
// Read by the browser tests' own parts when they are loaded.
process.env.SITE = site
const { backend } = await import('../../../tests/browser/driver/inBothBrowsers.ts')

/** Presses the panel's buttons, from its handle on. */
async function inPanel(page: Parameters<typeof press>[0], ...names: readonly string[]): Promise<void> {
  for (const name of names) await press(page, name)
}

async function record(campaign: string, { path, outcomes = {}, steps }: Journey): Promise<string> {
  const page = await openPage('current')
  try {
    await backend('reset')
    await page.beforeScripts(KEEP_SAVED)
    // Not by a parameter, which would be recorded with every address.
    await prepareTab(page, site, { panel: '1' })
    await page.goto(`${site}${campaign}${path}`)
    await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready' && ${panel}`)
    await backend('reset')
    await backend('scenario', outcomes)
    await inPanel(page, '测试面板', '录制', '开始录制')
    await page.waitUntil(`performance.getEntriesByType('navigation')[0].type === 'reload' && document.documentElement.getAttribute('data-app') === 'ready'`)
    await steps(page)
    await page.evaluate(AT_REST)
    await inPanel(page, '测试面板', '录制', '停止并保存')
    await page.waitUntil('window.__saved')
    return await page.evaluate<string>('window.__saved')
  } finally {
    await page.close()
  }
}

for (const file of journeys.toSorted()) {
  const { journey } = (await import(`../../../${file}`)) as { journey: Journey }
  const text = await record(file.split('/')[2] ?? '', journey)
  writeFileSync(file.replace(/\.ts$/, '.session.json'), `${text}\n`)
  console.log(`${basename(file, '.ts')}: ${text.length} characters`)
}
await stopShared()
server.close()
server.closeAllConnections()
