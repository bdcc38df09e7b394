import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clearDemo } from './clearDemo'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mph5-demo-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
}

it('removes an earlier demo from a folder that is published from, and nothing else', async () => {
  write('.git/HEAD', 'CNAME', '__mock__/document/a.html', '404.html', 'index.html', '.nojekyll', 'market-platform-h5/mockServiceWorker.js', 'market-platform-h5/assets/old.js')
  await clearDemo(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['.git', 'CNAME'])
  expect(readFileSync(join(folder, '.git/HEAD'), 'utf8')).toBe('.git/HEAD')
})

it('does nothing where there is no folder yet', async () => {
  await clearDemo(join(folder, 'none'))
  expect(existsSync(join(folder, 'none'))).toBe(false)
})
