// About 20 s.
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import axe from 'axe-core'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { prefix } from '../served.ts'
import { inFrame, isBuilt, isReady, workbench } from '../workbench/workbenchSteps.ts'

const HEIGHT = 900

async function open(page: Page, address = ''): Promise<void> {
  await isBuilt()
  await page.send('Emulation.setDeviceMetricsOverride', { width: 1440, height: HEIGHT, deviceScaleFactor: 1, mobile: false })
  await page.goto(`${workbench}wall/${address}`)
}

const TILES = `document.querySelectorAll('[data-tile]')`
/** Every frame within the screen shows its page. */
const isFilled = `Array.from(${TILES}).filter(function (tile) { var box = tile.getBoundingClientRect(); return box.top < innerHeight && box.bottom > 0 }).every(function (tile) { var frame = tile.querySelector('iframe'); return frame && frame.contentDocument && frame.contentDocument.documentElement.dataset.app === 'ready' })`

inBrowser('current', 'the start page leads to the wall, which has every page and is alive where it is looked at alone', async (page) => {
  await isBuilt()
  await page.goto(site)
  await page.waitUntil(`document.querySelector('a[href$="/workbench/wall/"]')`)
  await open(page)
  await page.waitUntil(`${TILES}.length > 100 && ${isFilled}`)
  const far = `Array.from(document.querySelectorAll('iframe')).filter(function (frame) { var box = frame.getBoundingClientRect(); return box.top > 2.5 * ${HEIGHT} || box.bottom < -1.5 * ${HEIGHT} }).length`
  equal(await page.evaluate(far), 0)
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
  await page.waitUntil(isFilled)
  ok(await page.evaluate<boolean>(`document.querySelectorAll('iframe').length <= 32`))
  ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'))
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a page that is searched for is shown in the language and size asked for, and opens in the editor so', async (page) => {
  await open(page, `#campaign=${prefix}&kind=login&width=320&letters=200`)
  await page.waitUntil(`${TILES}.length > 1 && ${isFilled}`)
  const all = await page.evaluate<number>(`${TILES}.length`)
  await page.evaluate(`(function () { var select = Array.from(document.querySelectorAll('select'))[2]; select.value = 'oneClick'; select.dispatchEvent(new Event('change', { bubbles: true })) })()`)
  await page.waitUntil(`${TILES}.length === 1 && ${all} > 1 && /fixture=oneClick/.test(location.hash)`)
  await page.evaluate(`Array.from(document.querySelectorAll('[role=radio]')).find(function (radio) { return radio.textContent === 'EN' }).click()`)
  await page.waitUntil(`${TILES}.length === 1 && ${isFilled} && ${inFrame}.documentElement.lang === 'en' && document.querySelector('iframe').clientWidth === 320 && ${inFrame}.documentElement.style.fontSize === '200%'`)
  await page.evaluate(axe.source)
  deepEqual(await page.evaluate<string[]>(`axe.run(document, { iframes: false, runOnly: ['wcag2a', 'wcag2aa'] }).then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ')).join(', ')))`), [])
  await page.evaluate(`document.querySelector('[data-tile] a').click()`)
  await page.waitUntil(`location.pathname === '${new URL(workbench).pathname}' && ${isReady}`)
  match((await page.address()).hash, new RegExp(`^#page=${prefix}/login&fixture=oneClick&size=320&language=en`))
  match(await page.evaluate<string>(`document.querySelector('iframe').getAttribute('src')`), new RegExp(`/${prefix}/login/preview\\?.*fixture=oneClick&lang=en`))
  deepEqual(page.errors(), [])
})
