/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import type webpackType from 'webpack'
import type { Stats } from 'webpack'
import { chunkFilesOf } from '../scripts/build/chunkFiles.ts'
import { EarlyModulePlugin } from './EarlyModulePlugin.ts'

// An import would read every name of the package, and the old ones among them warn.
const webpack = createRequire(import.meta.url)('webpack') as typeof webpackType

const root = mkdtempSync(join(tmpdir(), 'early-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const sources = {
  'src/shared.ts': 'export const note = (name) => globalThis.notes.push(name)\n',
  'src/early.ts': "import { note } from './shared'\nnote('early')\n",
  'src/main.ts': "import { note } from './shared'\nimport { name } from './packages/name'\nnote(name)\n",
  'src/packages/name.ts': "export const name = ['main'].join()\n",
}

async function build(path: string): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const compiler = webpack({
    mode: 'production',
    context: root,
    target: 'web',
    entry: { app: ['./src/early.ts', './src/main.ts'] },
    output: { path: join(root, 'dist'), filename: '[name].js' },
    resolve: { extensions: ['.ts'] },
    plugins: [new EarlyModulePlugin('app', path)],
    optimization: { splitChunks: { minSize: 0, cacheGroups: { vendor: { chunks: 'initial', name: 'vendor', test: /packages/, enforce: true } } } },
    performance: false,
    cache: false,
  })
  if (!compiler) throw new Error('webpack gave no compiler')
  const stats: Stats | undefined = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'))
  return chunkFilesOf(stats.compilation).entry
}

it('runs its module, once, as soon as our own file is there, and the rest with the packages', async () => {
  const files = await build('src/early.ts')
  expect(files).toEqual(['app.js', 'vendor.js'])
  const notes: string[] = []
  const page = createContext({ notes })
  runInContext('globalThis.self = globalThis', page)
  const seen = files.map((file) => {
    runInContext(readFileSync(join(root, 'dist', file), 'utf8'), page)
    return notes.join()
  })
  expect(seen).toEqual(['early', 'early,main'])
})

it('fails for a module that the entry does not begin with', async () => {
  await expect(build('src/elsewhere.ts')).rejects.toThrow('src/elsewhere.ts is no module of the entry')
})
