/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import type webpackType from 'webpack'
import type { Stats } from 'webpack'
import { chunkFilesOf, type ChunkFiles } from '../scripts/build/chunkFiles.ts'
import { CampaignFilesPlugin, lazyFileName } from './CampaignFilesPlugin.ts'

// An import would read every name of the package, and the old ones among them warn.
const webpack = createRequire(import.meta.url)('webpack') as typeof webpackType

let root = ''
const newRoot = (): void => {
  root = mkdtempSync(join(tmpdir(), 'campaigns-'))
}
const removeRoot = (): void => rmSync(root, { recursive: true, force: true })

const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8')

/** Pages that say their name, two of them through a part that every campaign loads too, one of them found through another page. */
function writeCampaign(prefix: string): void {
  const page = (name: string, more = ''): void => write(`src/campaigns/${prefix}/pages/${name}.ts`, `${more}export const page = '${prefix} ${name}'\nexport const rest = '${'-'.repeat(50)}'\n`)
  page('home', `export const rule = () => import('./rule').then(({ page }) => page)\n`)
  page('login', `export const form = () => import('../../../form')\n`)
  page('rule')
  write(`src/campaigns/${prefix}/index.ts`, `export const title = '${prefix}'\nexport const pages = { '': () => import('./pages/home'), login: () => import('./pages/login') }\n`)
}

function writeSource(prefixes: readonly string[]): void {
  for (const prefix of prefixes) writeCampaign(prefix)
  write('src/campaigns/registry.ts', `export const registry = {\n${prefixes.map((prefix) => `  '${prefix}': () => import('./${prefix}/index.ts'),\n`).join('')}}\n`)
  write('src/form.ts', `export const form = 'form'\n`)
  write('src/main.ts', `import { registry } from './campaigns/registry'\nglobalThis.registry = registry\nglobalThis.form = () => import('./form')\n`)
}

async function build(minimize = false): Promise<ChunkFiles> {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const compiler = webpack({
    mode: 'production',
    context: root,
    target: 'web',
    entry: { app: './src/main.ts' },
    output: { path: join(root, 'dist'), publicPath: '/base/', filename: 'app.[contenthash:10].js', chunkFilename: lazyFileName('m/') },
    resolve: { extensions: ['.ts'] },
    plugins: [new CampaignFilesPlugin('m/')],
    optimization: { minimize },
    performance: false,
    cache: false,
  })
  if (!compiler) throw new Error('webpack gave no compiler')
  const stats: Stats | undefined = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors() || stats.hasWarnings()) throw new Error(stats?.toString('errors-warnings') ?? 'no stats')
  return chunkFilesOf(stats.compilation)
}

type Lazy = () => Promise<Readonly<Record<string, unknown>>>
type Page = { readonly registry: Record<string, Lazy>; readonly asked: string[]; readonly run: (file: string) => void }

/** A browser that knows no more than to run the scripts that are put into its head. */
function openPage(): Page {
  const asked: string[] = []
  const run = (file: string): void => void runInContext(read(file), context)
  const appendChild = (script: { src: string; onload?: (event: object) => void; onerror?: (event: object) => void }): void => {
    const file = script.src.replace(/^.*\/base\//, '')
    asked.push(file)
    setTimeout(() => {
      try {
        run(file)
        script.onload?.({ type: 'load', target: script })
      } catch {
        script.onerror?.({ type: 'error', target: script })
      }
    })
  }
  const document = { head: { appendChild }, getElementsByTagName: () => [], createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }) }
  const window: Record<string, unknown> = { document, location: { origin: 'https://h5.example' }, setTimeout, clearTimeout, Promise, asked, run }
  Object.assign(window, { window, self: window })
  const context = createContext(window)
  return window as unknown as Page
}

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, number) => `${['driver', 'coupon', 'wheel', 'ticket', 'friend'][number % 5]}-${['spring', 'night', 'bonus'][number % 3]}-${number}`)

describe('two campaigns', () => {
  let first: ChunkFiles
  beforeAll(async () => {
    newRoot()
    writeSource(['one', 'two'])
    first = await build()
  })
  afterAll(removeRoot)

  it('finds every page of every campaign, from the entry and from each other', async () => {
    const page = openPage()
    for (const file of first.entry) page.run(file)
    for (const prefix of ['one', 'two']) {
      const { pages } = (await page.registry[prefix]!()) as { readonly pages: Record<string, Lazy> }
      const home = await pages['']!()
      expect(home.page).toBe(`${prefix} home`)
      expect(await (home.rule as () => Promise<string>)()).toBe(`${prefix} rule`)
      const login = await pages['login']!()
      expect(login.page).toBe(`${prefix} login`)
      expect(((await (login.form as Lazy)()) as { readonly form: string }).form).toBe('form')
    }
  })

  it('finds what has come before the entry without asking for it again', async () => {
    const page = openPage()
    for (const module of ['index.ts', 'pages/home.ts']) for (const file of first.imports[`src/campaigns/two/${module}`]!) page.run(file)
    for (const file of first.entry) page.run(file)
    const { pages } = (await page.registry['two']!()) as { readonly pages: Record<string, Lazy> }
    expect((await pages['']!()).page).toBe('two home')
    expect(page.asked).toEqual([])
  })

  it('writes the hash over its stand-in wherever that stands', async () => {
    const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    expect(files.filter((file) => (file + read(file)).includes('mph5_all'))).toEqual([])
  })

  it('names the files of campaigns by what is in them, and all at once', async () => {
    const hashIn = ({ imports }: ChunkFiles, prefix: string): string => new RegExp(`^m/${prefix}\\.([0-9a-f]{8})\\.js$`).exec(imports[`src/campaigns/${prefix}/index.ts`]!.find((file) => file.includes(`/${prefix}.`))!)![1]!
    expect(hashIn(first, 'one')).toBe(hashIn(first, 'two'))
    expect(read(first.entry[0]!)).toContain(hashIn(first, 'one'))

    write('src/campaigns/two/pages/rule.ts', `export const page = 'another'\n`)
    const second = await build()
    expect(hashIn(second, 'one')).toBe(hashIn(second, 'two'))
    expect(hashIn(second, 'one')).not.toBe(hashIn(first, 'one'))
    expect(second.entry).not.toEqual(first.entry)
    // The files of pages that have not changed stay in people's caches.
    expect(second.imports['src/campaigns/two/pages/login.ts']).toEqual(first.imports['src/campaigns/two/pages/login.ts'])
    expect(second.imports['src/campaigns/two/pages/rule.ts']).not.toEqual(first.imports['src/campaigns/two/pages/rule.ts'])
  })
})

it("adds to the entry no more than a campaign's name", async () => {
  newRoot()
  const sizesOf = async (count: number) => {
    writeSource(namesOf(count))
    const { entry, hashesInEntry } = await build(true)
    return { bytes: read(entry[0]!).length, hashes: hashesInEntry.length }
  }
  const few = await sizesOf(4)
  const many = await sizesOf(24)
  expect(many.hashes).toBe(few.hashes)
  // Three times, of which brotli writes two as a repetition.
  expect((many.bytes - few.bytes) / 20).toBeLessThan(3 * 'coupon-spring-24'.length + 30)
  removeRoot()
})
