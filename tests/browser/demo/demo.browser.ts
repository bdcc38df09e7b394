// About 15 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { environmentOf } from '../../../config/env/environments.ts'
import { DEMO_PARTS } from '../../../config/scripts/demo/clearDemo.ts'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import { openStaticHost } from './staticHost.ts'

const host = await openStaticHost()
const SITE = `${host.address}market-platform-h5/`
const { sliderScript } = environmentOf('prod', 'car')
const isBegun = `window.__demo && navigator.serviceWorker.controller`

inBrowser('current', 'the demo lists what there is, and its workbench, link workshop and test panel work from a static host', async (page) => {
  await page.goto(host.address)
  await page.seeText('工作台')
  // The list may still be on its way.
  await page.waitUntil(`document.readyState === 'complete'`)
  const addresses = await page.evaluate<string[]>(`Array.from(document.querySelectorAll('a'), (a) => a.href)`)
  ok(addresses.length > 5 && addresses.every((address) => address.startsWith(SITE)), addresses.join())

  // Unlike the others these are no pages of the product: they bring the backend by a tag of their own.
  await page.goto(`${SITE}workbench/`)
  await page.waitUntil(`document.querySelector('[role=row]') && ${isBegun}`)
  await page.waitUntil(`document.querySelector('iframe').contentDocument.querySelector('#root').children.length > 0`)
  await page.goto(`${SITE}workbench/link/`)
  await page.fill('链接', addresses.at(-1) ?? '')
  await page.click('button', '看看')
  await page.seeText('正常显示')

  await page.goto(addresses.at(-1) ?? '')
  await page.waitUntil(`document.querySelector('market-platform-simulator')`)
  equal(await page.evaluate(`fetch('/cas/nothing').then((answer) => answer.status)`), 501)
  // A page on a host that was not set up asks for the vendors' own scripts, and has the stand-ins.
  await page.evaluate(`void (document.head.appendChild(document.createElement('script')).src = '${sliderScript}')`)
  await page.waitUntil(`typeof initGeetest === 'function'`)
  deepEqual(host.missing, [])
  deepEqual(page.errors().filter((error) => !/501/.test(error)), [])
})

inBrowser('current', 'a browser without service workers is told so in the place of a page that could do nothing', async (page) => {
  await page.beforeScripts(`delete Navigator.prototype.serviceWorker`)
  await page.goto(SITE)
  await page.waitUntil(`/Service Worker/.test(document.querySelector('[role=alert]').textContent)`)
  deepEqual(page.requests().filter((address) => address.includes('/assets/')), [])
})

inBrowser('current', 'a backend that cannot be had is said, and calls fail as without a network', async (page) => {
  await page.blockAddresses(['*/demo/backend.js'])
  await page.goto(SITE)
  await page.waitUntil(`/演示后台没有启动/.test(document.documentElement.textContent)`)
  equal(await page.evaluate(`fetch('/cas/nothing').catch((error) => error.name)`), 'TypeError')
})

void test('a demo writes what an earlier one is cleared of, and nothing else beside it', () => {
  deepEqual(readdirSync(process.env.DEMO_FOLDER ?? 'demo').toSorted(), DEMO_PARTS.toSorted())
})

void test('dist/ contains nothing of the demo and its worker', () => {
  const files = globSync('dist/**/*.{js,html}')
  ok(files.length > 3)
  for (const file of files) ok(!/mockServiceWorker|MOCK_ACTIVATE|setupWorker|__demo\b|演示后台/.test(readFileSync(file, 'utf8')), file)
  ok(!existsSync('dist/mockServiceWorker.js') && !existsSync('dist/demo'))
})
