// `npm run serve`: the built dist/, unchanged, plus the embedded backend, the workbench, and the host simulator for who asks for it in the address.
import { existsSync } from 'node:fs'
import { BASE_PATH } from '../../basePath.ts'
import { distServer, listen } from './distServer.ts'
import { DRIVER_APP_PATH, withDriverApp } from '../driverApp/driverApp.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { readOptions, stopWith } from '../readOptions.ts'
import { withSimulator } from './simulator.ts'
import { LINK_PATH, WALL_PATH, withWorkbench, WORKBENCH_PATH } from './workbench.ts'

const HELP = `npm run serve [-- --port NUMBER]

Serves the built product (dist/, built first where there is none) as nginx would, over the embedded backend, with the workbench and the link workshop.
Any phone logs in, code 123456. Phones of the same network reach it by this machine's address.

--port  4173 unless given here or as PORT; 0 takes any free one

In a page's address: ?panel=1 shows the test panel, ?scenario=getLoginPage:ended names an outcome, ?host=nativeApp another app around the page.

Example: npm run serve -- --port 5000`

const { port: wanted } = readOptions(HELP, { port: { type: 'string', default: process.env.PORT || '4173' } })
if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65535) stopWith(`No port: "${wanted}"`, HELP)

if (!existsSync('dist/index.html') || !existsSync('dist-maps/contentPolicy.json')) await import('../build/build.ts')
const port = await listen(distServer('dist', withWorkbench(withSimulator(withDriverApp(await embeddedBackend(), 'production'))), { hasSimulator: true }), Number(wanted))
console.log(`Serving dist/ at http://localhost:${port}${BASE_PATH}`)
console.log(`Workbench at http://localhost:${port}${WORKBENCH_PATH}, link workshop at ${LINK_PATH}, wall of pages at ${WALL_PATH}`)
console.log(`Driver's app around the award centre at http://localhost:${port}${DRIVER_APP_PATH}`)
