import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothBrowsers, inBrowser, site } from './inBothBrowsers.ts'
import { brokenLabels, LARGE_TEXT, type BrokenLabel } from './largeText.ts'
import type { Page } from './page.ts'
import { isWhole, leave, samples } from './sampling.ts'
import { addresses, home, login, prefix } from './served.ts'

const isShown = `document.documentElement.hasAttribute('data-app')`
/** A page whose code is not there yet at the login page. */
const ELSEWHERE = addresses.find((address) => !address.startsWith(`${site}${prefix}`)) ?? home

/** What a phone or a person may have done to the browser; runs before every document. */
const CONDITIONS: Readonly<Record<string, string>> = {
  'cookies are off': `Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: function () { return '' }, set: function () {} })`,
  'cookies throw': `Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: function () { throw new Error('blocked') }, set: function () { throw new Error('blocked') } })`,
  'session storage throws': `Object.defineProperty(window, 'sessionStorage', { configurable: true, get: function () { throw new Error('blocked') } })`,
  'storage is full': `Storage.prototype.setItem = function () { throw new Error('QuotaExceededError') }`,
  'an older release left rubbish': `try { ['session', 'entry', 'login', 'testDrive', 'preview'].forEach(function (key, i) {
    var rubbish = ['{broken', '{"_persist":"{}","token":7}', '[]', '{"__proto__":{"token":"x"}}', '{"_persist":{"version":999}}'][i]
    sessionStorage.setItem('market-platform-h5.' + key, rubbish); document.cookie = 'market-platform-h5.' + key + '=' + rubbish + '; path=/' }) } catch (e) {}`,
  'the clock is a day behind': clockOffBy(-86_400_000),
  'the clock is a day ahead': clockOffBy(86_400_000),
}

function clockOffBy(milliseconds: number): string {
  return `(function () { var Real = Date, now = Real.now.bind(Real); function Off(a) { return !new.target ? String(new Real(now() + ${milliseconds})) : arguments.length ? new (Function.prototype.bind.apply(Real, [null].concat([].slice.call(arguments))))() : new Real(now() + ${milliseconds}) }
    Off.prototype = Real.prototype; Off.UTC = Real.UTC; Off.parse = Real.parse; Off.now = function () { return now() + ${milliseconds} }; window.Date = Off })()`
}

/** The browser's own words for what the embedded backend refuses. */
const isOwnError = (error: string): boolean => !/Failed to load resource/.test(error)

type Look = { readonly text: number; readonly over: number }

/** Is there something to read, and nothing beside the screen? */
async function expectContent(page: Page, what: string): Promise<void> {
  const { text, over } = await page.evaluate<Look>(
    `new Promise(function (done) { setTimeout(function () { done({ text: document.body.innerText.replace(/\\s/g, '').length, over: document.documentElement.scrollWidth - innerWidth }) }, 80) })`,
  )
  ok(text > 8, `${what} shows hardly a word`)
  ok(over <= 0, `${what} is ${over} px wider than the screen`)
}

async function expectWholeLabels(page: Page, what: string): Promise<void> {
  deepEqual(await page.evaluate<readonly BrokenLabel[]>(`(${brokenLabels.toString()})()`), [], what)
}

async function expectPage(page: Page, address: string, go = page.goto): Promise<void> {
  await go(address)
  await page.waitUntil(`${isShown} && document.readyState === 'complete'`)
  await expectContent(page, address)
}

const turn = (page: Page, [width, height]: readonly [number, number]) => page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true })

/**
 * Goes there without loading the document anew, for what the document's start has no part in; by way of the start page, because a page that is
 * there already would not say again that it is.
 */
const walk = (page: Page) => async (address: string) => {
  for (const next of [site, address]) {
    await page.waitUntil(isShown)
    await page.evaluate(`document.documentElement.removeAttribute('data-app'); window.history.pushState(null, '', ${JSON.stringify(next)}); window.dispatchEvent(new PopStateEvent('popstate', { state: null }))`)
  }
}

/** The document is loaded with one of the pages; the others are gone to. Loading it with each is for the whole run. */
async function expectSamples(page: Page): Promise<void> {
  await expectPage(page, home)
  for (const address of samples) await expectPage(page, address, isWhole ? page.goto : walk(page))
  deepEqual(page.errors().filter(isOwnError), [])
}

inBothBrowsers(
  'every address boots, and its page shows its content upright, on a phone that lies on its side and with letters twice as large',
  async (page) => {
    for (const address of addresses) {
      await expectPage(page, address)
      await turn(page, [640, 320])
      await expectContent(page, `${address}, on its side,`)
      await turn(page, [390, 844])
      await page.evaluate(LARGE_TEXT)
      await expectContent(page, `${address}, with large letters,`)
      await turn(page, [320, 640])
      await expectContent(page, `${address}, with large letters on a small phone,`)
      await expectWholeLabels(page, address)
    }
    deepEqual(page.errors().filter(isOwnError), [])
  },
  { timeoutMs: 60_000 + addresses.length * 10_000 },
)

/** Previews show what lies behind a login too, with what marketing sees of it. */
inBrowser(
  'current',
  'no button of a page breaks its label where it need not, with letters twice as large on a small phone',
  async (page) => {
    await turn(page, [320, 640])
    for (const address of addresses) {
      const { origin, pathname, search } = new URL(address)
      await page.goto(`${origin}${pathname.replace(/\/$/, '')}/preview${search}`)
      await page.waitUntil(`${isShown} && document.readyState === 'complete'`)
      await page.evaluate(LARGE_TEXT)
      await expectContent(page, `${address}, previewed with large letters,`)
      await expectWholeLabels(page, address)
    }
  },
  { timeoutMs: 60_000 + addresses.length * 10_000 },
)

for (const [condition, script] of Object.entries(CONDITIONS)) {
  inBothBrowsers(`every page shows its content when ${condition}`, async (page) => {
    await page.beforeScripts(script)
    await expectSamples(page)
  })
}
leave(`${Object.keys(CONDITIONS).length} conditions of a browser at ${addresses.length - samples.length} of ${addresses.length} addresses, and at a start with each of them`)

/** With the minutes that its clock is behind Greenwich in January: a browser that does not move would make the test say nothing. */
const ZONES = [['America/New_York', 300], ['Asia/Kolkata', -330], ['Pacific/Kiritimati', -840], ['Pacific/Honolulu', 600], ['Europe/London', 0], ['Australia/Adelaide', -630]] as const
const zones = isWhole ? ZONES : ZONES.slice(0, 2)
for (const [timeZone, behind] of zones) {
  inBothBrowsers(
    `every page shows its content on a phone in ${timeZone}`,
    async (page) => {
      equal(await page.evaluate('new Date(2026, 0, 1).getTimezoneOffset()'), behind)
      await expectSamples(page)
    },
    { timeZone },
  )
}
leave(`${ZONES.length - zones.length} of ${ZONES.length} time zones`)

inBothBrowsers('what was typed is there after a walk to another page and back', async (page) => {
  await page.goto(login)
  await page.waitUntil(isShown)
  await page.fill('手机号', '13512345678')
  await page.goto(`${site}invalid-activity/1`)
  await page.seeText('活动已结束')
  // After the answer to this, or the navigation would take the answer away.
  await page.evaluate('setTimeout(function () { history.back() }, 20)')
  await page.waitUntil(`location.pathname.indexOf('/login') > 0 && ${isShown}`)
  await page.waitUntil(`document.querySelector('input[type=tel]').value === '135 1234 5678'`)
  deepEqual(page.errors(), [])
})

inBothBrowsers('a login without a network says so, keeps what was typed, and works once the network is back', async (page) => {
  await page.goto(login)
  await page.waitUntil(isShown)
  await page.fill('手机号', '13512345678')
  await page.fill('验证码', '123456')
  await page.check('同意')
  await page.send('Network.emulateNetworkConditions', { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 })
  await page.click('button', '登录')
  await page.seeText('网络开小差了')
  equal(await page.evaluate(`document.querySelector('input[type=tel]').value`), '135 1234 5678')
  await page.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  await page.click('button', '登录')
  await page.waitUntil(`location.pathname.indexOf('/login') < 0`)
  deepEqual(page.errors().filter(isOwnError), [])
})

inBothBrowsers('a page whose code went with a newer release is said to be missing, never a white page, and comes with the retry', async (page) => {
  await page.goto(login)
  await page.waitUntil(isShown)
  await page.blockAddresses(['*/assets/*'])
  await page.evaluate(`window.history.pushState(null, '', '${ELSEWHERE}'); window.dispatchEvent(new PopStateEvent('popstate', { state: null }))`)
  await page.find('button', '重试')
  equal(await page.evaluate(`document.documentElement.getAttribute('data-app')`), 'error')
  await page.blockAddresses([])
  await page.click('button', '重试')
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
})
