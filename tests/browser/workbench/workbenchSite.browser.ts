// About 60 s.
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import axe from 'axe-core'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'
import { leave, samples, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { campaigns, prefix } from '../served.ts'
import { choosePage, giveFile, inFrame, isBuilt, isReady, openWorkbench, receivedRequests, workbench } from './workbenchSteps.ts'

/** The pages that stand for their kinds, as the tree knows them, of which every third is chosen. Every page's preview runs in the frame of another tool too: preview.browser.ts. */
const sampled: ReadonlySet<string> = new Set(samples.map((address) => address.slice(site.length).replace(/\?.*/, '')))

inBrowser('current', 'every page of the tree renders in the frame without a problem and without a request (spec 2 §2.5)', async (page) => {
  await openWorkbench(page)
  const ids = await page.evaluate<string[]>(`Array.from(document.querySelectorAll('[role=row]'), (row) => row.dataset.key).filter((key) => !/^campaign:/.test(key))`)
  for (const { prefix } of campaigns) ok(ids.includes(`${prefix}/invalid-activity/1`), ids.join())
  ok(ids.length > 2 * campaigns.length, ids.join())
  const chosen = isWhole ? ids : ids.filter((id) => sampled.has(id)).filter((_, index) => index % 3 === 0)
  ok(chosen.length > 5, chosen.join())
  leave(`${ids.length - chosen.length} of ${ids.length} pages in the frame of the workbench`)
  for (const id of chosen) {
    await choosePage(page, id)
    await page.waitUntil(`document.querySelector('iframe').getAttribute('src').match(/market-platform-h5.([^?]*?)(.preview)?[?]/)[1] === '${id}' && ${isReady}`)
    ok(!(await page.evaluate<boolean>(`/个问题/.test(document.body.innerText)`)), id)
  }
  deepEqual((await receivedRequests()).map(({ path }) => path), [])
  deepEqual(page.errors(), [])
}, { timeoutMs: isWhole ? sweepTimeout(campaigns.length, 30_000) : sweepTimeout(samples.length, 5_000) })

inBrowser('current', 'the tool speaks English, and meets the accessibility rules', async (page) => {
  await openWorkbench(page, '?lang=en')
  await page.seeText('Page configuration')
  await page.evaluate(axe.source)
  const violations = await page.evaluate<string[]>(`axe.run(document, { iframes: false, runOnly: ['wcag2a', 'wcag2aa'] }).then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ')).join(', ')))`)
  deepEqual(violations, [])
  doesNotMatch(await page.evaluate<string>(`document.querySelector('aside').innerText`), /[\u4e00-\u9fff]/)
})

void test('the workbench comes under a policy of its own, with nothing inline, and its folder holds nothing else', async () => {
  await isBuilt()
  const { headers, redirected } = await fetch(workbench.replace(/\/$/, ''))
  ok(redirected)
  match(headers.get('content-security-policy') ?? '', /script-src 'self';.*frame-ancestors 'none'/)
  doesNotMatch(await (await fetch(workbench)).text(), /<script(?![^>]* src=)|<style|\son\w+=/)
  for (const name of ['none.js', '..%2f..%2fpackage.json', '../../../../package.json']) equal((await fetch(`${workbench}assets/${name}`)).status, 404, name)
})

void test('dist/ contains nothing of the workbench', () => {
  const files = globSync('dist/**/*.{js,html}')
  ok(files.length > 3)
  for (const file of files) doesNotMatch(readFileSync(file, 'utf8'), /工作台|market-platform-workbench|tiptap|ProseMirror|react-aria/i, file)
  for (const target of ['modern', 'legacy']) {
    const { modules } = JSON.parse(readFileSync(`dist-maps/${target}.json`, 'utf8')) as { readonly modules: Readonly<Record<string, readonly string[]>> }
    deepEqual(Object.values(modules).flat().filter((module) => module.startsWith('src/workbench/')), [])
  }
})

inBrowser('current', 'a PNG that is too large becomes a JPEG, or a WebP where something shines through it, and the tool says so', async (page) => {
  await openWorkbench(page, `#page=${prefix}/login`)
  const grain = (alpha: number): string => `new Promise(function (done) { var c = document.createElement('canvas'); c.width = 1600; c.height = 1200; var x = c.getContext('2d'), d = x.createImageData(1600, 1200); for (var i = 0; i < d.data.length; i++) d.data[i] = i % 4 === 3 ? ${alpha} : 120 + Math.random() * 24; x.putImageData(d, 0, 0); c.toBlob(done, 'image/png') })`
  await giveFile(page, 'image', grain(255), 'a.png', 'image/png')
  await page.waitUntil(`/已将 PNG（[\\d.]+ MB）转为 JPEG（\\d+ KB）/.test(document.body.innerText)`)
  await page.waitUntil(`Array.from(${inFrame}.querySelectorAll('*')).some((e) => /^data:image.jpeg/.test(e.src || '') || /data:image.jpeg/.test(getComputedStyle(e).backgroundImage))`)
  await giveFile(page, 'image', grain(128), 'b.png', 'image/png')
  await page.waitUntil(`/转为 WEBP（\\d+ KB）/.test(document.body.innerText)`)
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a rule that is not written shows a sample, and a table that is pasted shows as a table', async (page) => {
  const rule = campaigns.find(({ urls }) => urls.some((url) => /\/rule\?/.test(url)))?.prefix ?? ''
  await openWorkbench(page, `#page=${rule}/rule`)
  await page.waitUntil(`${inFrame}.body.innerText.includes('以下为示例')`)
  await page.evaluate(`(function () { var data = new DataTransfer(); data.setData('text/html', '<table><tr><td>甲格</td><td>乙格</td></tr></table>'); document.querySelector('.tiptap').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })) })()`)
  await page.waitUntil(`Array.from(${inFrame}.querySelectorAll('main td'), (cell) => cell.textContent).join() === '甲格,乙格'`)
  await page.click('button', '插入表格')
  deepEqual(page.errors(), [])
})
