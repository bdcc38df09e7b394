// `npm start`: the dev server with the embedded backend, the host simulator and the workbench.
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { BASE_PATH } from '../../basePath.ts'
import { configure } from '../../../webpack.config.ts'
import { drawnDocuments } from '../../documents/drawnDocuments.ts'
import { devDocuments } from './devDocuments.ts'
import { DRIVER_APP_PATH, withDriverApp } from '../driverApp/driverApp.ts'
import { portOf } from './distServer.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { forgiveLeaving } from './forgiveLeaving.ts'
import { showProgress } from './showProgress.ts'
import { withSimulator, withSimulatorTag } from './simulator.ts'
import { LINK_PATH, WALL_PATH, withWorkbench, WORKBENCH_PATH } from './workbench.ts'

const wanted = Number(process.env.PORT || 8080)
const documents = devDocuments(BASE_PATH, drawnDocuments, (html) => withSimulatorTag(html, { always: true }))
const config = configure('modern', 'development')
const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), forgiveLeaving, showProgress(process.stdout)] })
if (!compiler) throw new Error('webpack gave no compiler')
const backend = withDriverApp(await embeddedBackend(), 'development')

const server = new WebpackDevServer(
  {
    port: wanted,
    allowedHosts: 'all',
    hot: false,
    liveReload: true,
    compress: true,
    static: false,
    client: { overlay: { warnings: false, runtimeErrors: false } },
    devMiddleware: { publicPath: BASE_PATH },
    setupMiddlewares: (middlewares) => [
      { name: 'workbench-simulator-and-embedded-backend', middleware: withWorkbench(withSimulator(backend, 'development'), { watch: true }) },
      ...middlewares,
      // Behind what webpack has made, which keeps all that is asked waiting for a build: a document comes when its scripts are there.
      { name: 'documents', middleware: documents },
    ],
  },
  compiler,
)
await server.start()
await new Promise<void>((resolve) => {
  server.middleware?.waitUntilValid(() => resolve())
})
const port = portOf(server.server) ?? wanted
console.log(`Ready at http://localhost:${port}${BASE_PATH}`)
console.log(`Workbench at http://localhost:${port}${WORKBENCH_PATH}, link workshop at ${LINK_PATH}, wall of pages at ${WALL_PATH}`)
console.log(`Driver's app around the award centre at http://localhost:${port}${DRIVER_APP_PATH}`)
