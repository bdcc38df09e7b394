// One bundle: `node buildTarget.ts modern|legacy|document`. build.ts runs them side by side.
import { mkdirSync, writeFileSync } from 'node:fs'
import webpack from 'webpack'
import { configure, type Target } from '../../../webpack.config.ts'
import { chunkFilesOf } from './chunkFiles.ts'

process.env.NODE_ENV = 'production'
const target = process.argv[2] as Target
const compiler = webpack(configure(target, 'production'))
if (!compiler) throw new Error('webpack gave no compiler')

compiler.run((error, stats) => {
  if (error) throw error
  if (!stats) throw new Error('webpack gave no result')
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
  if (stats.hasErrors()) process.exitCode = 1
  mkdirSync('dist-maps', { recursive: true })
  writeFileSync(`dist-maps/${target}.json`, JSON.stringify(chunkFilesOf(stats.compilation), null, 1))
  compiler.close(() => undefined)
})
