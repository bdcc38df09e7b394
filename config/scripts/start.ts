// `npm start`: the dev server with the embedded backend, the host simulator and the workbench.
import webpack, { type Compiler } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { BASE_PATH, configure } from '../../webpack.config.ts'
import { buildScript } from './buildScript.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { forgiveLeaving } from './forgiveLeaving.ts'
import { renderDocument } from './renderDocument.ts'
import { showProgress } from './showProgress.ts'
import { withSimulator, withSimulatorTag } from './simulator.ts'
import { withWorkbench, WORKBENCH_PATH } from './workbench.ts'

/** The script inside the document is built once: a change of src/document asks for a restart. */
function emitDocument(boot: Promise<string>) {
  return (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('document', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'document', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, async () => {
        const entry = compilation.entrypoints.get('app')?.getFiles().filter((file) => file.endsWith('.js')) ?? []
        // The entry asks for all else by itself: on one machine there is nothing to win by the document's asking.
        const { html } = renderDocument({ base: BASE_PATH, modern: { entry, login: [] } }, await boot)
        compilation.emitAsset('index.html', new webpack.sources.RawSource(withSimulatorTag(html, { always: true })))
      })
    })
  }
}

const port = Number(process.env.PORT ?? 8080)
const boot = buildScript('boot', './src/document/boot.ts', 'development')
const config = configure('modern', 'development')
const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), emitDocument(boot), forgiveLeaving, showProgress(process.stdout)] })
if (!compiler) throw new Error('webpack gave no compiler')
const backend = await embeddedBackend()

const server = new WebpackDevServer(
  {
    port,
    allowedHosts: 'all',
    hot: false,
    liveReload: true,
    compress: true,
    static: false,
    client: { overlay: { warnings: false, runtimeErrors: false } },
    devMiddleware: { publicPath: BASE_PATH },
    // A missing script stays a 404: only what asks for a page, and has no file extension, gets the document.
    historyApiFallback: { index: BASE_PATH },
    setupMiddlewares: (middlewares) => [{ name: 'workbench-simulator-and-embedded-backend', middleware: withWorkbench(withSimulator(backend, 'development'), { watch: true }) }, ...middlewares],
  },
  compiler,
)
await server.start()
await new Promise<void>((resolve) => {
  server.middleware?.waitUntilValid(() => resolve())
})
console.log(`Ready at http://localhost:${port}${BASE_PATH}`)
console.log(`Workbench at http://localhost:${port}${WORKBENCH_PATH}`)
