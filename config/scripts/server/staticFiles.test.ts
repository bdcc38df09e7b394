import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor, staticFiles } from './staticFiles'

const folder = mkdtempSync(join(tmpdir(), 'mph5-files-'))
for (const name of ['assets/app.js', 'assets/app.js.br', 'assets/app.js.gz', 'assets/app.js.map', 'documents/0123.html', '.env', 'index.html']) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), name)
}
afterAll(() => rmSync(folder, { recursive: true }))

const isServed = async (path: string): Promise<boolean> => (await staticFiles(folder)(path, '')) !== undefined

it.each(['index.html', 'assets/app.js', 'assets//app.js'])('serves %s', async (path) => {
  expect(await isServed(path)).toBe(true)
})

it.each(
  ['assets/app.js.br', 'assets/app.js.gz', 'assets/app.js.map', 'documents/0123.html', '.env'].flatMap((path) => [path, `${path}/`, `${path}//`, `${path}/.`, `${path}/x/..`, `./${path}`, `assets/../${path}`]),
)('gives nothing for %s, which is reached by no name', async (path) => {
  expect(await isServed(path)).toBe(false)
})

it.each([
  ['br', 'assets/app.js.br'],
  ['gzip', 'assets/app.js.gz'],
  ['', 'assets/app.js'],
])('sends to a browser that takes %j what the build has laid down', async (accepted, body) => {
  expect((await staticFiles(folder)('assets/app.js', accepted))?.body.toString()).toBe(body)
})

it('compresses what has no neighbour, and what is sent as another text than what lies there', async () => {
  writeFileSync(join(folder, 'index.html.br'), 'of the text as it lies there')
  const changed = await staticFiles(folder, (html) => `${html}, changed`)('index.html', 'br')
  expect(brotliDecompressSync(changed?.body ?? '').toString()).toBe('index.html, changed')
  const alone = await staticFiles(folder)('index.html', 'gzip')
  expect(gunzipSync(alone?.body ?? '').toString()).toBe('index.html')
})

it.each(['assets/app.js/', 'index.html/', 'assets/', 'assets', ''])('finds no file in %j: a slash at the end names a folder, and folders are not listed', async (path) => {
  expect(await isServed(path)).toBe(false)
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip; q=0.000, br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['x-gzip-like', 'identity'],
  ['', 'identity'],
])('answers a browser that takes %j with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
