// About 25 s.
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PNG } from 'pngjs'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import { prefix } from '../served.ts'

type Ended = { readonly code: number; readonly said: string }
type Written = { readonly entries: readonly { readonly id: string; readonly file: string; readonly height: number }[] }

const gallery = (...args: readonly string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, ['config/scripts/gallery/gallery.ts', ...args]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  )

/** A page of a few states, some of which are loaded with a part of their own. */
const some = ['--campaigns', prefix, '--pages', 'login', '--width', '320']

inBrowser('current', 'the gallery draws the same twice, shows the one picture that changed, and opens without a server', async (page) => {
  const root = mkdtempSync(join(tmpdir(), 'mph5-gallery-'))
  const [first, second] = [join(root, 'first'), join(root, 'second')]
  try {
    match((await gallery(...some, '--out', first)).said, / pictures, 0 failed/)
    const { entries } = JSON.parse(readFileSync(join(first, 'gallery.json'), 'utf8')) as Written
    ok(entries.length > 3)
    const unchanged = await gallery(...some, '--out', second, '--against', first)
    equal(unchanged.code, 0)
    match(unchanged.said, new RegExp(`: 0 changed of ${entries.length}, 0 new, 0 gone`))

    const [, changed] = entries
    const file = join(first, changed?.file ?? '')
    const picture = PNG.sync.read(readFileSync(file))
    deepEqual([picture.width, picture.height], [320, changed?.height])
    picture.data[0] = 255 - (picture.data[0] ?? 0)
    writeFileSync(file, PNG.sync.write(picture))
    const { said } = await gallery(...some, '--out', second, '--against', first, '--keep')
    match(said, new RegExp(`<0\\.1%  ${changed?.id}\n.*: 1 changed of ${entries.length}, 0 new, 0 gone`))

    await page.goto(pathToFileURL(join(second, 'changes.html')).href)
    await page.waitUntil(`document.querySelectorAll('[data-change]').length === 1 && document.querySelectorAll('.change img').length === 3 && Array.from(document.images).every(function (image) { return image.complete && image.naturalWidth === 320 })`)
    await page.goto(pathToFileURL(join(second, 'index.html')).href)
    await page.waitUntil(`document.querySelectorAll('figure:not([hidden])').length === ${entries.length}`)
    await page.evaluate(`(function () { var select = document.querySelector('[data-filter=fixture]'); select.value = 'oneClick'; select.dispatchEvent(new Event('input')) })()`)
    await page.waitUntil(`document.querySelectorAll('figure:not([hidden])').length === 1 && /oneClick/.test(document.querySelector('figure:not([hidden]) code').textContent) && /fixture=oneClick/.test(location.hash)`)
    deepEqual(page.errors(), [])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}, { timeoutMs: 300_000 })

// Its help, and numbers that are none: config/scripts/help.test.ts.
void test('the gallery refuses what it cannot draw before it begins', async () => {
  for (const [args, why] of [[['--lang', 'fr'], /--lang fr/], [['--campaigns', 'no-such-activity'], /There is no campaign no-such-activity/], [['--against', 'no-such-folder'], /no gallery/], [['--against', 'gallery'], /another --out/]] as const) {
    const { code, said } = await gallery(...args)
    equal(code, 2, said)
    match(said, why)
  }
})
