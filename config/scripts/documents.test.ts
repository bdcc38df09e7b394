/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { documentOf, largestDocument } from './documents'

let root = ''
let dist = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'))
  dist = join(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, bytes: number): void {
  for (const ending of ['', '.br']) {
    const file = join(dist, name + ending)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'x'.repeat(ending ? bytes : 3 * bytes))
  }
}

function list(addresses: readonly string[]): void {
  mkdirSync(`${dist}-maps`, { recursive: true })
  writeFileSync(join(`${dist}-maps`, 'addresses.json'), JSON.stringify(addresses))
}

it('names the heaviest document of all, by what comes over the wire', () => {
  write('index.html', 400)
  write('cash/index.html', 900)
  write('cash/login/index.html', 700)
  list(['cash', 'cash/login'])
  expect(largestDocument(dist)).toEqual({ file: 'cash/index.html', bytes: 900, count: 3 })
})

it('takes the document for every path where no address has its own', () => {
  write('index.html', 400)
  expect(largestDocument(dist)).toEqual({ file: 'index.html', bytes: 400, count: 1 })
  expect(documentOf(dist, 'cash/login')).toBe('index.html')
})

it('fails for an address whose document was not written', () => {
  write('index.html', 400)
  list(['cash'])
  expect(() => largestDocument(dist)).toThrow('cash/index.html')
})

it('knows the document of an address', () => {
  write('index.html', 400)
  write('cash/login/index.html', 700)
  expect(documentOf(dist, 'cash/login')).toBe('cash/login/index.html')
})
