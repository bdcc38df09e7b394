// One script without chunks: `node buildScriptFile.ts <name> <entry> <mode>` leaves it in the cache; see buildScript.ts. In production every browser can
// read it, without polyfills; in development a developer's own.
import webpack, { type Configuration } from 'webpack'
import { configure, type Mode } from '../../webpack.config.ts'
import { scriptFolder } from './buildScript.ts'

const [name = '', entry = '', mode = ''] = process.argv.slice(2)
process.env.NODE_ENV = mode
const config = configure(mode === 'production' ? 'document' : 'modern', mode as Mode)
const own: Configuration = {
  ...config,
  entry: { [name]: entry },
  devtool: false,
  output: { ...config.output, path: scriptFolder(name), filename: '[name].js' },
  module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  optimization: { ...config.optimization, splitChunks: false },
  ...(typeof config.cache === 'object' && config.cache.type === 'filesystem' ? { cache: { ...config.cache, name: `${name}-${mode}` } } : {}),
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
