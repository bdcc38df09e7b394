// The workbench's own bundle: `node buildWorkbench.ts [watch]`, as a child of the server that shows it. Never part of dist/.
import webpack, { type Configuration, type Stats } from 'webpack'
import { BASE_PATH } from '../../basePath.ts'
import { configure } from '../../../webpack.config.ts'

/** What the server is told after each build. `scripts` are each document's own, in their order; `files` all of this build, from the same folder. */
export type WorkbenchBuild = { readonly isWhole: boolean; readonly scripts: Readonly<Record<'workbench' | 'link' | 'wall', readonly string[]>>; readonly files: readonly string[]; readonly folder: string }

const folder = `${process.cwd()}/node_modules/.cache/workbench`

function workbench(): Configuration {
  const config = configure('modern', 'production')
  return {
    ...config,
    name: 'workbench',
    entry: { workbench: './src/workbench/start.tsx', link: './src/workbench/link/start.tsx', wall: './src/workbench/wall/start.tsx' },
    plugins: [],
    devtool: false,
    output: { ...config.output, path: folder, publicPath: `${BASE_PATH}workbench/assets/`, filename: '[name].[contenthash:10].js', chunkFilename: '[id].[contenthash:10].js', uniqueName: 'mph5-workbench' },
    // A tool on the desk: its users wait for the build, not for the bytes, and have a browser of today.
    module: configure('modern', 'development').module,
    optimization: { ...config.optimization, minimize: false },
    ...(typeof config.cache === 'object' && config.cache.type === 'filesystem' ? { cache: { ...config.cache, name: 'workbench' } } : {}),
  }
}

function tell(error: Error | null, stats: Stats | undefined): void {
  const isWhole = !error && stats !== undefined && !stats.hasErrors()
  if (!isWhole) console.error(error ?? stats?.toString('errors-only'))
  const scriptsOf = (name: string): readonly string[] => (stats?.compilation.entrypoints.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js'))
  process.send?.({ isWhole, scripts: { workbench: scriptsOf('workbench'), link: scriptsOf('link'), wall: scriptsOf('wall') }, files: [...(stats?.compilation.assetsInfo.keys() ?? [])], folder } satisfies WorkbenchBuild)
}

const compiler = webpack(workbench())
if (!compiler) throw new Error('webpack gave no compiler')
process.once('disconnect', () => process.exit())
if (process.argv[2] === 'watch') {
  compiler.watch({ aggregateTimeout: 200 }, tell)
} else {
  compiler.run((error, stats) => {
    tell(error, stats)
    compiler.close(() => process.disconnect?.())
  })
}
