// `npm run serve`: the built dist/, unchanged, plus the embedded backend, and the host simulator for who asks for it in the address.
import { existsSync } from 'node:fs'
import { BASE_PATH } from '../../webpack.config.ts'
import { distServer, listen } from './distServer.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { withSimulator } from './simulator.ts'

if (!existsSync('dist/index.html') || !existsSync('dist-maps/contentPolicy.json')) await import('./build.ts')
const port = await listen(distServer('dist', withSimulator(await embeddedBackend()), { hasContentPolicy: true, hasSimulator: true }), Number(process.env.PORT ?? 4173))
console.log(`Serving dist/ at http://localhost:${port}${BASE_PATH}`)
