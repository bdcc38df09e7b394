// `npm run serve`: the built dist/, unchanged, plus the embedded backend.
import { existsSync } from 'node:fs'
import { BASE_PATH } from '../../webpack.config.ts'
import { distServer, listen } from './distServer.ts'
import { embeddedBackend } from './embeddedBackend.ts'

if (!existsSync('dist/index.html') || !existsSync('dist-maps/contentPolicy.json')) await import('./build.ts')
const port = await listen(distServer('dist', await embeddedBackend()), Number(process.env.PORT ?? 4173))
console.log(`Serving dist/ at http://localhost:${port}${BASE_PATH}`)
