/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type webpackType from 'webpack'
import { showProgress } from './showProgress.ts'

// An import would read every name of the package, and the old ones among them warn.
const webpack = createRequire(import.meta.url)('webpack') as typeof webpackType

async function said(isTTY: boolean, builds = 1): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'progress-'))
  const written: string[] = []
  try {
    writeFileSync(join(root, 'a.js'), 'import("./b.js")')
    writeFileSync(join(root, 'b.js'), '')
    const output = { isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 }
    const compiler = webpack({ context: root, mode: 'none', entry: './a.js', output: { path: root }, plugins: [showProgress(output, () => 0)] })
    if (!compiler) throw new Error('webpack gave no compiler')
    for (let build = 0; build < builds; build += 1) await promisify(compiler.run.bind(compiler))()
    await promisify(compiler.close.bind(compiler))()
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  return written
}

it('says at the start what is under way, and does not fill a log', async () => {
  expect(await said(false)).toEqual([expect.stringMatching(/^Building: \d+ %, \w.*\n$/)])
})

it('changes one line of a terminal, and leaves it empty', async () => {
  const written = await said(true)
  expect(written.length).toBeGreaterThan(5)
  expect(written.filter((text) => !text.startsWith('\r\u001B[K') || text.includes('\n'))).toEqual([])
  expect(written.some((text) => /building \d+ of \d+ modules/.test(text))).toBe(true)
  expect(written.at(-1)).toBe('\r\u001B[K')
})

it('says nothing of later builds', async () => {
  expect(await said(false, 2)).toHaveLength(1)
})
