// One script that every browser can read: no chunks, no polyfills. `node buildScriptFile.ts <name> <entry>` leaves it in the cache; see buildScript.ts.
import webpack, { type Configuration } from 'webpack'
import { configure } from '../../webpack.config.ts'
import { scriptFolder } from './buildScript.ts'

process.env.NODE_ENV = 'production'
const [name = '', entry = ''] = process.argv.slice(2)
const config = configure('document', 'production')
const own: Configuration = {
  ...config,
  entry: { [name]: entry },
  output: { ...config.output, path: scriptFolder(name) },
  module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  ...(typeof config.cache === 'object' && config.cache.type === 'filesystem' ? { cache: { ...config.cache, name: `${name}-production` } } : {}),
}
const compiler = webpack(own)
if (!compiler) throw new Error('webpack gave no compiler')

compiler.run((error, stats) => {
  if (error) throw error
  if (stats?.hasErrors()) {
    console.error(stats.toString('errors-only'))
    process.exitCode = 1
  }
  compiler.close(() => undefined)
})
