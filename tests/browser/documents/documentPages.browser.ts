// About 25 s.
import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { inBothBrowsers, inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { startPlainHost, type PlainHost } from './plainHost.ts'
import { home, isReady, login, prefix } from '../served.ts'
import { answerAgain, hang, seeSlow } from '../driver/slow.ts'

const ASSETS = '*/assets/*'
const documentOf = (address: string): string => readFileSync(`dist/${address}${address === '' ? '' : '/'}index.html`, 'utf8')
/** What of the document is seen: texts that are drawn, and their headline. */
const SEEN = `(function () {
  var shell = document.getElementById('shell')
  return shell && getComputedStyle(shell).visibility !== 'hidden' ? shell.innerText.replace(/\\s+/g, ' ').trim() : ''
})()`
const HEADLINE = `(function () { var h = document.querySelector('#shell h1'); return h && h.getClientRects().length ? h.innerText : '' })()`
const isDrawn = `${HEADLINE} !== ''`

/** The page as its document draws it: no file of a bundle ever comes. */
async function openHeld(page: Page, address: string): Promise<void> {
  await hang(page, ASSETS)
  await page.goto(address)
  await page.waitUntil(isDrawn)
}

inBothBrowsers("a page's own document draws it and starts the browser's own bundle, whatever the case of its address and with a slash at its end", async (page) => {
  await openHeld(page, home)
  const headline = await page.evaluate<string>(HEADLINE)
  // There a moment before the page is: the page's own colour, no other campaign's.
  equal(await page.evaluate('getComputedStyle(document.body).backgroundColor'), await page.evaluate(`getComputedStyle(document.querySelector('#shell [data-page]')).backgroundColor`))
  await answerAgain(page)
  for (const path of [`${prefix}?`, `${prefix}/?`, `${prefix.toUpperCase()}?`]) {
    await page.goto(home.replace(`${prefix}?`, path))
    await page.waitUntil(`${isReady} && location.href.indexOf(${JSON.stringify(path)}) >= 0 && document.querySelector('#root h1')`)
    equal(await page.evaluate(`document.querySelector('#root h1').innerText`), headline, path)
  }
  ok(page.requests().some((address) => address.includes(page.browser === 'current' ? '/assets/m/' : '/assets/l/')))
  deepEqual(page.errors(), [])
})

let fallbackOnly: PlainHost
let inTwoParts: PlainHost
before(async () => {
  const gateway = new URL(site).origin
  fallbackOnly = await startPlainHost(gateway, () => [documentOf('')])
  inTwoParts = await startPlainHost(gateway, (path) => documentOf(path).split(/(?=<script type="application\/json")/))
})
after(() => [fallbackOnly, inTwoParts].forEach((host) => host.close()))

inBothBrowsers('a host without directory indexes sends index.html for every address, and all pages work', async (page) => {
  for (const address of [home, login, `${login.replace(prefix, prefix.toUpperCase())}&lang=en`]) {
    await page.goto(address.replace(site, fallbackOnly.site))
    await page.waitUntil(`${isReady} && location.search === ${JSON.stringify(new URL(address).search)} && document.querySelector('#root h1')`)
  }
  await page.find('textbox', 'Phone')
  deepEqual(page.errors(), [])
})

inBothBrowsers('an English page never shows Chinese: not while half of its document is there, and not before its words are', async (page) => {
  await hang(page, ASSETS)
  await page.goto(`${login.replace(site, inTwoParts.site)}&lang=en`)
  const seen: string[] = []
  for (let at = 0; at < 40 && !(await page.evaluate<boolean>(`document.readyState !== 'loading'`).catch(() => false)); at += 1) {
    seen.push(await page.evaluate<string>(SEEN).catch(() => ''))
    if (seen.length > 4) inTwoParts.sendRest()
    await wait(50)
  }
  ok(seen.length > 4, 'the document came at once')
  deepEqual(seen.filter((text) => /\p{Script=Han}/u.test(text)), [])
  await page.waitUntil(isDrawn)
  match(await page.evaluate<string>(SEEN), /^[^\p{Script=Han}]*[a-z]{3}[^\p{Script=Han}]*$/u)
  notEqual(await page.evaluate('document.title'), await page.evaluate(`document.querySelector('meta[property="og:title"]').content`))
})

/** What stands in front in the middle of an element. */
const inFrontOf = (selector: string): string => `(function () {
  var e = document.querySelector('${selector}')
  var r = e.getBoundingClientRect()
  return e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2))
})()`

inBothBrowsers("a start that fails is said over the page's own document, and so is a slow one", async (page) => {
  // The document's own count of 12 s.
  await page.beforeScripts(`(function () { var real = window.setTimeout; window.setTimeout = function (act, ms) { return real.call(window, act, ms === 12000 ? 300 : ms) } })()`)
  await openHeld(page, login)
  const headline = await page.evaluate<string>(HEADLINE)
  await seeSlow(page)
  deepEqual([await page.evaluate(HEADLINE), await page.evaluate(inFrontOf('#slow .shell-card'))], [headline, true])
  await answerAgain(page)
  await page.blockAddresses(['*/assets/*/app.*'])
  await page.goto(login)
  await page.find('button', '重试')
  await page.seeText('页面加载失败')
  deepEqual([await page.evaluate(HEADLINE), await page.evaluate(inFrontOf('.shell-failed'))], [headline, true])
  await page.blockAddresses([])
  await page.click('button', '重试')
  await page.waitUntil(isReady)
})

inBrowser('current', 'a preview has a document of its own, which asks nothing of a backend', async (page) => {
  await openHeld(page, `${site}${prefix}/preview`)
  await wait(300)
  deepEqual(page.requests().filter((address) => !address.startsWith(site)), [])
})
