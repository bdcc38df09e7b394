import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { bytesOnTheWire } from '../build/pageFiles.ts'
import { configure, minifiedVersion, withWholePackages, type Target } from '../../../webpack.config.ts'

const INPUTS = ['config/scripts/bench/buildFloor.ts', 'tests/bench/floor/{index.html,main.tsx}', 'babel.config.js', 'config/{babel,react,webpack}/*.{js,ts}', 'webpack.config.ts', '.browserslistrc', 'package-lock.json']
const FILES = ['index.html', 'assets/floor.js']

/** What the modern floor comes to, brotli, and what it was built from then: a build takes twenty seconds, and it changes with its packages alone. */
const RECORD = 'tests/bench/floor/bytes.json'
type FloorRecord = { readonly builtFrom: string; readonly bytes: number }

function minifier(target: Exclude<Target, 'document'>): TerserPlugin {
  return new TerserPlugin({ extractComments: false, terserOptions: { ecma: minifiedVersion[target], safari10: target === 'legacy', compress: { passes: 2 }, format: { comments: false } } })
}

const stampOf = (): string => globSync(INPUTS).toSorted().reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex')

/** Brotli bytes of the modern floor: those of its record, unless what it is built from has changed since: then it is built, and written down anew. */
export async function floorBytes(): Promise<number> {
  const builtFrom = stampOf()
  const written = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as FloorRecord) : undefined
  if (written?.builtFrom === builtFrom) return written.bytes
  const bytes = await bytesOnTheWire(await buildFloor('modern'))(FILES)
  writeFileSync(RECORD, `${JSON.stringify({ builtFrom, bytes } satisfies FloorRecord, null, 2)}\n`)
  return bytes
}

/** Builds the floor of the budgets and the benchmark (tests/bench/floor) in one bundle, if it has changed; answers its folder. */
export async function buildFloor(target: Exclude<Target, 'document'>): Promise<string> {
  const folder = resolve('node_modules/.cache/floor', target)
  const stamp = stampOf()
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
