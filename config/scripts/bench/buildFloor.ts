import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { configure, minifiedVersion, withWholePackages, type Target } from '../../../webpack.config.ts'

const INPUTS = ['config/scripts/bench/buildFloor.ts', 'tests/bench/floor/*', 'babel.config.js', 'config/polyfills.js', 'config/withoutBigint.js', 'webpack.config.ts', '.browserslistrc', 'package-lock.json']

function minifier(target: Exclude<Target, 'document'>): TerserPlugin {
  return new TerserPlugin({ extractComments: false, terserOptions: { ecma: minifiedVersion[target], safari10: target === 'legacy', compress: { passes: 2 }, format: { comments: false } } })
}

/** Builds the floor of the budgets and the benchmark (tests/bench/floor) in one bundle, if it has changed; answers its folder. */
export async function buildFloor(target: Exclude<Target, 'document'>): Promise<string> {
  const folder = resolve('node_modules/.cache/floor', target)
  const stamp = globSync(INPUTS).toSorted().reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex')
  const stampFile = `${folder}/built-from`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  process.env.NODE_ENV = 'production'
  const config = configure(target, 'production')
  const compiler = webpack({
    ...config,
    name: `floor-${target}`,
    plugins: [],
    entry: { floor: './tests/bench/floor/main.tsx' },
    output: { ...config.output, path: folder, filename: 'assets/[name].js' },
    // The frameworks as they come, and webpack's own minifier: what the product leaves away of them is its own saving.
    resolve: { ...config.resolve, alias: {} },
    module: withWholePackages(config.module),
    optimization: { ...config.optimization, minimizer: [minifier(target)], splitChunks: false, runtimeChunk: false },
    devtool: false,
    cache: false,
  })
  if (!compiler) throw new Error('webpack gave no compiler')
  const stats = await promisify(compiler.run.bind(compiler))()
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  await promisify(compiler.close.bind(compiler))()
  mkdirSync(folder, { recursive: true })
  copyFileSync('tests/bench/floor/index.html', `${folder}/index.html`)
  // Served with the headers of the product's own deployment, or the comparison of what came over the wire would be one of headers.
  mkdirSync(`${folder}-maps`, { recursive: true })
  writeFileSync(`${folder}-maps/contentPolicy.json`, JSON.stringify({ script: "'self'", style: "'self'", framed: [] }))
  writeFileSync(stampFile, stamp)
  return folder
}
