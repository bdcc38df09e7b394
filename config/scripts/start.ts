// `npm start`: the dev server with the embedded backend.
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import webpack, { type Compiler } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { BASE_PATH, configure } from '../../webpack.config.ts'
import { chunkFilesOf } from './chunkFiles.ts'
import { embeddedBackend } from './embeddedBackend.ts'
import { bundleFilesOf, renderDocument } from './renderDocument.ts'

const BOOT_FOLDER = `${process.cwd()}/node_modules/.cache/document`

/** The script inside the document, built once: a change of src/document asks for a restart. */
async function buildBoot(): Promise<string> {
  const config = configure('document', 'production')
  const compiler = webpack({ ...config, output: { ...config.output, path: BOOT_FOLDER } })
  if (!compiler) throw new Error('webpack gave no compiler')
  const stats = await promisify(compiler.run.bind(compiler))()
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  await promisify(compiler.close.bind(compiler))()
  return readFileSync(`${BOOT_FOLDER}/boot.js`, 'utf8')
}

function emitDocument(boot: string) {
  return (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('document', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'document', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const { html } = renderDocument({ base: BASE_PATH, modern: bundleFilesOf(chunkFilesOf(compilation)) }, boot)
        compilation.emitAsset('index.html', new webpack.sources.RawSource(html))
      })
    })
  }
}

const port = Number(process.env.PORT ?? 8080)
const [backend, boot] = await Promise.all([embeddedBackend(), buildBoot()])
const config = configure('modern', 'development')
const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), emitDocument(boot)] })
if (!compiler) throw new Error('webpack gave no compiler')

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
    setupMiddlewares: (middlewares) => [{ name: 'embedded-backend', middleware: backend }, ...middlewares],
  },
  compiler,
)
await server.start()
await new Promise<void>((resolve) => {
  server.middleware?.waitUntilValid(() => resolve())
})
console.log(`Ready at http://localhost:${port}${BASE_PATH}`)
