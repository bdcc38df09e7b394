import { deepEqual, equal, ok } from 'node:assert/strict'
import { backend, inBothBrowsers, inBrowser, site } from './inBothBrowsers.ts'
import type { Page } from './page.ts'

type Listing = { readonly urls: readonly string[] }

const isShown = `document.documentElement.hasAttribute('data-app')`
const CASH = 'passenger-invite-passenger-activity-cash'
const LOGIN = `${site}${CASH}/login?sourceId=PIPCASH2026`

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
  'letters are twice as large': `document.addEventListener('DOMContentLoaded', function () { document.documentElement.style.setProperty('font-size', '200%', 'important') })`,
}

function clockOffBy(milliseconds: number): string {
  return `(function () { var Real = Date, now = Real.now.bind(Real); function Off(a) { return !new.target ? String(new Real(now() + ${milliseconds})) : arguments.length ? new (Function.prototype.bind.apply(Real, [null].concat([].slice.call(arguments))))() : new Real(now() + ${milliseconds}) }
    Off.prototype = Real.prototype; Off.UTC = Real.UTC; Off.parse = Real.parse; Off.now = function () { return now() + ${milliseconds} }; window.Date = Off })()`
}

/** The browser's own words for what the embedded backend refuses. */
const isOwnError = (error: string): boolean => !/Failed to load resource/.test(error)

async function expectPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitUntil(`${isShown} && document.readyState === 'complete'`)
  const { text, over } = await page.evaluate<{ text: number; over: number }>(
    `new Promise(function (done) { setTimeout(function () { done({ text: document.body.innerText.replace(/\\s/g, '').length, over: document.documentElement.scrollWidth - innerWidth }) }, 80) })`,
  )
  ok(text > 8, `${address} shows hardly a word`)
  ok(over <= 0, `${address} is ${over} px wider than the screen`)
}

const allAddresses = async (): Promise<readonly string[]> => {
  const listings = (await (await fetch(new URL('/__mock__/campaigns', site))).json()) as Listing[]
  return listings.flatMap(({ urls }) => urls).map((url) => new URL(url, site).href)
}

for (const [condition, script] of Object.entries(CONDITIONS)) {
  inBothBrowsers(`every page shows its content when ${condition}`, async (page) => {
    await page.beforeScripts(script)
    for (const address of await allAddresses()) await expectPage(page, address)
    deepEqual(page.errors().filter(isOwnError), [])
  })
}

inBothBrowsers('every page fits a phone that lies on its side', async (page) => {
  await page.send('Emulation.setDeviceMetricsOverride', { width: 640, height: 320, deviceScaleFactor: 2, mobile: true })
  for (const address of await allAddresses()) await expectPage(page, address)
  deepEqual(page.errors().filter(isOwnError), [])
})

for (const timezoneId of ['America/New_York', 'Asia/Kolkata']) {
  // The old browser cannot be moved; there the clock tests above and the unit tests of `lib/time` speak for it.
  inBrowser('current', `every page shows its content on a phone in ${timezoneId}`, async (page) => {
    await page.send('Emulation.setTimezoneOverride', { timezoneId })
    for (const address of await allAddresses()) await expectPage(page, address)
    deepEqual(page.errors().filter(isOwnError), [])
  })
}

inBothBrowsers('what was typed is there after a walk to another page and back', async (page) => {
  await page.goto(LOGIN)
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
  await page.goto(LOGIN)
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
  await page.goto(LOGIN)
  await page.waitUntil(isShown)
  await page.blockAddresses(['*/assets/*'])
  await page.evaluate(`window.history.pushState(null, '', '${new URL(site).pathname}test-drive-activity/home?sourceId=TESTDRIVE2026'); window.dispatchEvent(new PopStateEvent('popstate', { state: null }))`)
  await page.find('button', '重试')
  equal(await page.evaluate(`document.documentElement.getAttribute('data-app')`), 'error')
  await page.blockAddresses([])
  await page.click('button', '重试')
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
})

inBothBrowsers('a second tab that logs in or out is followed by the first one', async (page) => {
  const home = `${site}${CASH}?sourceId=PIPCASH2026`
  await page.goto(home)
  await page.waitUntil(isShown)
  const token = await tokenOf('13800138000')
  const look = `window.dispatchEvent(new Event('pageshow'))`
  await page.evaluate(`document.cookie = 'market-platform-h5.session=' + encodeURIComponent(JSON.stringify({ token: ${JSON.stringify(token)}, id: 'U1', userType: 1, _persist: { version: 1, rehydrated: true } })) + '; path=/'; ${look}`)
  await page.seeText('126人')
  await page.evaluate(`document.cookie = 'market-platform-h5.session=; path=/; max-age=0'; ${look}`)
  await page.waitUntil(`document.body.innerText.indexOf('126人') < 0`)
  deepEqual(page.errors().filter(isOwnError), [])
})

async function tokenOf(mobile: string): Promise<string> {
  await backend('reset')
  const answer = await fetch(new URL('/cas/v2/caslogin', site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ accountName: mobile, loginCode: '123456', accountType: 1, platform: 'h5', contextToken: '' }),
  })
  const { data } = (await answer.json()) as { data: { casJwt: string } }
  return data.casJwt
}
