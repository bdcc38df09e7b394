// `npm run demo`: the whole product as static files, with the embedded backend in the browser.
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { readOptions, stopWith } from '../readOptions.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'
import { baseOf } from './demoDocuments.ts'
import { writeDemo } from './writeDemo.ts'

const HELP = `npm run demo [-- --out FOLDER] [--base PATH]

Writes the whole product as static files that any host can show, with the embedded backend in the visitor's browser: all campaigns with the test
panel, the workbench and the link workshop. What is won and paid stays over a reload and is the same in every tab; the panel's reset forgets it.
Needs https, or http on localhost, because the backend stands behind a service worker. dist/ is built first where it is older than its sources.

--out   where to, demo unless given; what an earlier demo left there goes
--base  the folder of the host that it will stand in, / unless given; in small letters

Example: npm run demo -- --out ../site/market-demo --base /market-demo/ && npx serve ../site
         and open /market-demo/ there`

const { out, base: typed } = readOptions(HELP, { out: { type: 'string', default: 'demo' }, base: { type: 'string', default: '/' } })
const base = baseOf(typed) ?? stopWith(`No folder of a host: "${typed}"`, HELP)
// A demo lies over what has its names (`clearDemo`): never in a folder of something else.
const isOurs = !existsSync(out) || readdirSync(out).length === 0 || existsSync(resolve(out, 'market-platform-h5/mockServiceWorker.js'))
if (!isOurs) stopWith(`${out} holds something else than a demo.`, HELP)

if (!isBuildFresh()) await import('../build/build.ts')
const started = performance.now()
await writeDemo({ out, base })
console.log(`Wrote ${out}/ in ${((performance.now() - started) / 1000).toFixed(1)} s, for any static host that shows it at ${base} by https, or on localhost.`)
