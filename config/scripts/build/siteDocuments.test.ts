import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressesOf, documentFor, documentsIn } from './siteDocuments'

const BASE = '/site/'
const known = addressesOf(['', 'a', 'a/login', 'a/login/preview', 'a/testDrive', 'invalid-activity/0'])
const HTML = 'text/html,*/*;q=0.8'

it.each([
  ['/site/', ''],
  ['/site/index.html', ''],
  ['/site/a', 'a'],
  ['/site/a/', 'a'],
  ['/site/a?sourceId=1&next=/site/a/login', 'a'],
  ['/site/a/login', 'a/login'],
  ['/site/A/Login', 'a/login'],
  ['/site/a/testDrive', 'a/testDrive'],
  ['/site/A/TESTDRIVE/', 'a/testDrive'],
  ['/site//a//login//', 'a/login'],
  ['//site/a', 'a'],
  ['/site/a/login/preview/?previewType=x', 'a/login/preview'],
  ['/site/a/login/index.html', 'a/login'],
  ['/site/invalid-activity/0', 'invalid-activity/0'],
])('%s is the page %j, whoever asks', (url, page) => {
  expect(documentFor({ url, headers: { accept: HTML } }, BASE, known)).toBe(page)
  expect(documentFor({ url, headers: {} }, BASE, known)).toBe(page)
})

it.each(['/site/b', '/site/a/logins', '/site/a/login/x', '/site/a%2flogin', '/site/%61', '/site/a/./b', '/site/assets', '/site/1.2/x'])(
  "%s is no page's: a person gets the start page's document, a script nothing",
  (url) => {
    expect(documentFor({ url, headers: { accept: HTML } }, BASE, known)).toBe('')
    expect(documentFor({ url, headers: { accept: '*/*' } }, BASE, known)).toBeUndefined()
  },
)

it.each([
  '/site/assets/m/gone.js', '/site/assets/gone', '/site/a/gone.png', '/site/b/index.html', '/site/a/index%2ehtml', '/site/a/index.html.br', '/site/documents/0123/a', '/site/.git/config',
  '/site/a/.env', '/site/%2egit/HEAD', '/site/%', '/site/a%00', '/other/a', '/', '/site',
])('%s gets no document, whoever asks', (url) => {
  expect(documentFor({ url, headers: { accept: HTML } }, BASE, known)).toBeUndefined()
})

it('knows the documents of a folder, and not the copies of releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mph5-documents-'))
  for (const name of ['index.html', 'a/index.html', 'a/login/preview/index.html', 'b/testDrive/index.html', 'documents/0123/a/index.html', 'assets/m/app.js', 'a/index.html.br']) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  expect([...documentsIn(folder).values()].toSorted()).toEqual(['', 'a', 'a/login/preview', 'b/testDrive'])
  rmSync(folder, { recursive: true })
})
