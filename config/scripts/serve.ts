// `npm run serve`: the built dist/, unchanged, plus the embedded backend, the workbench, and the host simulator for who asks for it in the address.
import { existsSync } from 'node:fs'
import { BASE_PATH } from '../../webpack.config.ts'
import { distServer, listen } from './distServer.ts'
import { DRIVER_APP_PATH, withDriverApp } from './driverApp/driverApp.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { withSimulator } from './simulator.ts'
import { LINK_PATH, withWorkbench, WORKBENCH_PATH } from './workbench.ts'

if (!existsSync('dist/index.html') || !existsSync('dist-maps/contentPolicy.json')) await import('./build.ts')
const port = await listen(distServer('dist', withWorkbench(withSimulator(withDriverApp(await embeddedBackend(), 'production'))), { hasContentPolicy: true, hasSimulator: true }), Number(process.env.PORT ?? 4173))
console.log(`Serving dist/ at http://localhost:${port}${BASE_PATH}`)
console.log(`Workbench at http://localhost:${port}${WORKBENCH_PATH}, link workshop at ${LINK_PATH}, driver app around the award centre at ${DRIVER_APP_PATH}`)
