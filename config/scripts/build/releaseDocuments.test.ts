import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { documentsFolder, publishDocuments } from './releaseDocuments'

const documents = new Map([
  ['', '<p>start'],
  ['a', '<p>home'],
  ['a/login/preview', '<p>preview'],
])
const folder = mkdtempSync(join(tmpdir(), 'mph5-release-'))
const release = await publishDocuments(documents, folder)
afterAll(() => rmSync(folder, { recursive: true }))

it.each([...documents])('writes the document of %j twice, each with its neighbours', (address, html) => {
  for (const place of [address, join(release, address)]) {
    const read = (suffix: string): Buffer => readFileSync(join(folder, place, `index.html${suffix}`))
    expect([read('').toString(), brotliDecompressSync(read('.br')).toString(), gunzipSync(read('.gz')).toString()]).toEqual([html, html, html])
  }
})

it('writes nothing else', () => {
  expect(globSync('**/*.*', { cwd: folder })).toHaveLength(documents.size * 2 * 3)
})

it("is called by all documents' contents: a change in any of them, or of an address, is another release", () => {
  const others = [new Map([...documents, ['a', '<p>another']]), new Map([...documents].slice(1)), new Map([...documents].map(([address, html]) => [`${address}b`, html]))]
  expect(release).toMatch(/^documents\/[0-9a-f]{12}$/)
  expect(documentsFolder(new Map([...documents].toReversed()))).toBe(release)
  expect(new Set([release, ...others.map(documentsFolder)]).size).toBe(4)
})
