// One script without chunks: `node buildScriptFile.ts <name> <entry> <mode> <target> <imports>` leaves it in the cache; see buildScript.ts. `document`: every browser
// can read it, without polyfills; `modern`: a developer's own.
import webpack, { type Configuration } from 'webpack'
import { configure, type Mode, type Target } from '../../../webpack.config.ts'
import { scriptFolder } from './buildScript.ts'

const [name = '', entry = '', mode = '', target = '', imports = ''] = process.argv.slice(2)
process.env.NODE_ENV = mode
const config = configure(target as Target, mode as Mode)
const own: Configuration = {
  ...config,
  entry: { [name]: entry },
  devtool: false,
  output: { ...config.output, path: scriptFolder(name), filename: '[name].js' },
  module: { ...config.module, parser: { javascript: imports === 'without' ? { import: false } : { dynamicImportMode: 'eager' } } },
  plugins: [],
  optimization: { ...config.optimization, splitChunks: false },
  ...(typeof config.cache === 'object' && config.cache.type === 'filesystem' ? { cache: { ...config.cache, name: [name, mode, target, imports].join('-') } } : {}),
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
