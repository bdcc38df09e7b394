import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, Module, RuleSetRule, RuleSetUseItem, WebpackPluginInstance } from 'webpack'
import { BASE_PATH } from './config/basePath.ts'
import { CampaignFilesPlugin, HASH_DIGITS, lazyFileName } from './config/webpack/CampaignFilesPlugin.ts'
import { CompileHintsPlugin } from './config/webpack/CompileHintsPlugin.ts'
import { withoutReactExtras } from './config/react/withoutReactExtras.ts'
import { shortHelpers } from './config/babel/shortHelpers.ts'
import { withoutQueryExtras } from './config/babel/withoutQueryExtras.ts'
import { withoutSliceSelectors } from './config/babel/withoutSliceSelectors.ts'
import { withoutStyleExtras } from './config/babel/withoutStyleExtras.ts'

/** The two sets of browsers of .browserslistrc, and the scripts inside the document, which choose between them. */
export type Target = 'modern' | 'legacy' | 'document'
export type Mode = 'production' | 'development'

const root = import.meta.dirname
const fromRoot = (path: string): string => resolve(root, path)

const EARLY = './src/document/early.ts'

/** Chrome < 71 and iOS < 12.2 have no such name, and webpack's runtime would look for it by `new Function`, which the content policy forbids. */
const globalThisFirst: WebpackPluginInstance = {
  apply: (compiler) => new compiler.webpack.BannerPlugin({ banner: "'globalThis' in self || (self.globalThis = self);", raw: true, entryOnly: true }).apply(compiler),
}

const entries: Record<Target, NonNullable<Configuration['entry']>> = {
  // A file of its own, a few kilobytes: the page's call is on its way while the rest is still coming. It may use nothing of the packages.
  modern: { early: EARLY, app: { import: './src/main.tsx', dependOn: 'early' } },
  // Here it needs what the packages' file has: what the language of old browsers lacks.
  legacy: { app: ['./src/document/legacyBrowser.ts', EARLY, './src/main.tsx'] },
  document: { paint: ['./src/document/paint.ts'], boot: ['./src/document/boot.ts'] },
}

/** ES level that the output of each target is held to: what Chrome 49 and iOS 10 parse, and what .browserslistrc's modern half parses. */
export const ecmaVersion = { modern: 2022, legacy: 2015, document: 5 } as const satisfies Record<Target, number>

/** What a minifier may write for each: terser knows nothing newer than 2020. */
export const minifiedVersion = { ...ecmaVersion, modern: 2020 } as const

const folder: Record<Target, string> = { modern: 'assets/m/', legacy: 'assets/l/', document: '' }

const englishOf = (module: Module): string => /campaigns[\\/]([^\\/]+)/.exec(module.nameForCondition() ?? '')?.[1]?.concat('-english') ?? 'english'

// `sideEffects` in package.json keeps a few index files whole though they have none: all that is behind them lies in every page's own file, and
// webpack joins it to one module where later files ask for the index alone.

/** What the product leaves away of its packages: a prefixer that nobody switches on, and the choice between two builds of React, made once here. */
const slimmed = {
  stylis$: fromRoot('config/webpack/stylis.js'),
  react$: fromRoot('node_modules/react/cjs/react.production.js'),
  'react/jsx-runtime$': fromRoot('node_modules/react/cjs/react-jsx-runtime.production.js'),
  'react-dom$': fromRoot('node_modules/react-dom/cjs/react-dom.production.js'),
  'react-dom/client$': fromRoot('node_modules/react-dom/cjs/react-dom-client.production.js'),
  scheduler$: fromRoot('node_modules/scheduler/cjs/scheduler.production.js'),
  'use-sync-external-store/with-selector.js$': fromRoot('node_modules/use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js'),
}

const withoutParts = (test: RegExp, ...plugins: readonly unknown[]): RuleSetRule => ({
  test,
  enforce: 'pre',
  use: { loader: 'babel-loader', options: { configFile: false, babelrc: false, compact: false, plugins } },
})

/** And of React, the store and the styles what nothing uses, before anything else has been written anew. */
const slimmedPackages: readonly RuleSetRule[] = [
  withoutParts(/[\\/]node_modules[\\/]react-dom[\\/]/, withoutReactExtras()),
  withoutParts(/[\\/]node_modules[\\/]@reduxjs[\\/]toolkit[\\/]/, withoutSliceSelectors, withoutQueryExtras()),
  withoutParts(/[\\/]node_modules[\\/]styled-components[\\/]/, withoutStyleExtras()),
  withoutParts(/[\\/]node_modules[\\/]redux-persist[\\/]/, shortHelpers()),
]

/**
 * A redeploy changes `app`; the packages keep their name and stay in people's caches. Few large files: what two pages share is cut out
 * only where that is worth a request, because small files hardly compress.
 */
const splitChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  minSize: 40_000,
  cacheGroups: {
    defaultVendors: false,
    // The pages' contracts: each uses other parts of it, and none of them is needed before the first screen.
    schemas: { chunks: 'async', name: 'schemas', test: /[\\/]node_modules[\\/]valibot[\\/]/, enforce: true },
    // Who reads English asks once, for all that campaigns share, and once for what the campaign itself says.
    english: { chunks: 'async', name: englishOf, test: /[\\/]messages\.en\.ts$/, enforce: true },
    vendor: { chunks: 'initial', name: 'vendor', test: /[\\/]node_modules[\\/]/, enforce: true },
  },
}

const VENDOR = /[\\/]vendor\.[^\\/]*$/

/**
 * Of the two minifiers the better one, by a third to half a percent, and in a tenth of the time. Today's packages' file goes through the other one too, which
 * finds another half: no package of ours does anything by reading a property, or makes instances of an object's method.
 */
function minifiers(target: Target): WebpackPluginInstance[] {
  const ecma = minifiedVersion[target]
  const swc = { ecma, compress: { passes: 4 }, format: { comments: false } } as const
  const bySwc = { minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: swc } as const
  if (target !== 'modern') return [new TerserPlugin(bySwc)]
  const terser = { ecma, compress: { passes: 3, pure_getters: true, unsafe_methods: true }, format: { comments: false } } as const
  return [new TerserPlugin({ ...bySwc, exclude: VENDOR }), new TerserPlugin({ test: VENDOR, minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify], extractComments: false, minimizerOptions: [swc, terser] })]
}

const babel = (target: Target): RuleSetUseItem => ({ loader: 'babel-loader', options: { envName: target } })

/** Packages too: many ship syntax newer than what our browsers read. */
const forEveryBrowser = (target: Target): RuleSetRule => ({
  test: /\.[cm]?[jt]sx?$/,
  exclude: /[\\/]node_modules[\\/](core-js|@babel[\\/]runtime|webpack|webpack-dev-server|webpack-hot-middleware)[\\/]/,
  use: babel(target),
})

/** The packages as they come. */
export const withWholePackages = (module: Configuration['module']): Configuration['module'] => ({ ...module, rules: module?.rules?.filter((rule) => !slimmedPackages.some((slimmed) => slimmed === rule)) ?? [] })

const isStyled = (file: string): boolean => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("'styled-components'")

/**
 * A developer's browser is today's, and waits for the whole of the first build: types and JSX are taken out by the quicker compiler, and Babel reads
 * what it alone knows to do, the names of styled components in the page.
 */
const forThisBrowser = (target: Target): RuleSetRule => ({
  exclude: /[\\/]node_modules[\\/]/,
  oneOf: [
    { test: isStyled, use: babel(target) },
    { test: /\.tsx?$/, use: fromRoot('config/webpack/swcLoader.ts') },
  ],
})

export function configure(target: Target, mode: Mode): Configuration {
  const isProduction = mode === 'production'
  const isApp = target !== 'document'
  return {
    name: target,
    mode,
    context: root,
    target: isApp ? `browserslist:${fromRoot('.browserslistrc')}:${target}` : ['web', 'es5'],
    entry: entries[target],
    devtool: isProduction ? (isApp ? 'hidden-source-map' : false) : 'cheap-module-source-map',
    output: {
      path: fromRoot(isApp ? 'dist' : 'dist-maps'),
      publicPath: BASE_PATH,
      filename: isProduction && isApp ? `${folder[target]}[name].[contenthash:${HASH_DIGITS}].js` : `${folder[target]}[name].js`,
      chunkFilename: isProduction ? lazyFileName(folder[target]) : `${folder[target]}[name].js`,
      // Source maps are for us: beside what is served, never in it.
      sourceMapFilename: isProduction ? '../dist-maps/[file].map' : '[file].map',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout: 120_000,
      crossOriginLoading: 'anonymous',
      uniqueName: 'mph5',
      hashFunction: 'xxhash64',
    },
    plugins: [
      ...(isProduction && isApp ? [new CampaignFilesPlugin(folder[target])] : []),
      ...(isProduction && target === 'modern' ? [new CompileHintsPlugin()] : []),
      ...(target === 'legacy' ? [globalThisFirst] : []),
    ],
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: { '@': fromRoot('src'), '@config': fromRoot('config'), 'react-style-singleton$': fromRoot('src/ui/theme/singletonStyle.ts'), ...(isProduction && isApp ? slimmed : {}) },
    },
    module: {
      rules: [
        ...(isProduction && isApp ? slimmedPackages : []),
        isProduction ? forEveryBrowser(target) : forThisBrowser(target),
        // Its server half imports modules by computed names; no page of ours gets there.
        { test: /[\\/]node_modules[\\/]react-router[\\/]/, parser: { exprContextCritical: false } },
        // Babel leaves some packages' ES module output without file extensions.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.(png|jpe?g|webp|gif)$/, type: 'asset' },
      ],
    },
    optimization: {
      minimize: isProduction,
      minimizer: minifiers(target),
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      runtimeChunk: false,
      splitChunks: isApp && splitChunks,
    },
    cache: {
      type: 'filesystem',
      // Where nobody builds again, to write it down is a fifth of the time (config/scripts/tests/test.ts).
      readonly: process.env.BUILD_CACHE === 'readonly',
      name: `${target}-${mode}`,
      buildDependencies: { config: [import.meta.filename, ...['babel.config.js', '.browserslistrc', 'package-lock.json', ...globSync('config/{babel,react,webpack}/*.{js,ts}', { cwd: root })].map(fromRoot)] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}

export default [configure('modern', 'production'), configure('legacy', 'production'), configure('document', 'production')]
