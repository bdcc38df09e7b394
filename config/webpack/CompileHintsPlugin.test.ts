/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type webpackType from 'webpack'
import { CompileHintsPlugin } from './CompileHintsPlugin.ts'

// An import would read every name of the package, and the old ones among them warn.
const webpack = createRequire(import.meta.url)('webpack') as typeof webpackType

const root = mkdtempSync(join(tmpdir(), 'hints-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The first characters of a file of so many bytes, as it is written. */
async function startOf(bytes: number): Promise<string> {
  const name = `of${bytes}`
  writeFileSync(join(root, `${name}.js`), `/* taken out */ globalThis.text = '${'-'.repeat(bytes)}'\n`)
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: `./${name}.js`,
    output: { path: root, filename: `${name}.built.js` },
    plugins: [new CompileHintsPlugin()],
    performance: false,
    cache: false,
  })
  await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  return readFileSync(join(root, `${name}.built.js`), 'utf8').slice(0, 40)
}

it('lets a browser compile a large file while it comes, as the very first line says', async () => {
  expect(await startOf(10_240)).toMatch(/^\/\/# allFunctionsCalledOnLoad\nglobalThis/)
})

it('leaves a small one as it is', async () => {
  expect(await startOf(9_000)).toMatch(/^globalThis/)
})
