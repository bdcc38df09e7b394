/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { largestDocument } from './builtPages'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, text: string): void {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const list = (...addresses: readonly string[]): void => write('dist-maps/pages.json', JSON.stringify(addresses.map((address) => ({ address, modules: [] }))))

it('names the heaviest document of all, by what comes over the wire', () => {
  write('dist/index.html.br', 'x'.repeat(400))
  write('dist/cash/index.html.br', 'x'.repeat(900))
  write('dist/cash/login/index.html.br', 'x'.repeat(700))
  list('', 'cash', 'cash/login')
  expect(largestDocument(root)).toEqual({ file: 'cash/index.html', bytes: 900, count: 3 })
})

it('fails for an address whose document was not written', () => {
  write('dist/index.html.br', 'x')
  list('', 'cash')
  expect(() => largestDocument(root)).toThrow('cash/index.html')
})
