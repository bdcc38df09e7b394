// About 120 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { expectContent, expectPage, expectWholeLabels, isOwnError, isShown, walkByNotice, walkTo } from './contentSteps.ts'
import { inBothBrowsers, inBrowser, site } from './inBothBrowsers.ts'
import { LARGE_TEXT } from './largeText.ts'
import type { Page } from './page.ts'
import { campaignOf, faces, isWhole, leave, leaveOthers, samples } from './sampling.ts'
import { routes } from './routes.ts'
import { addresses, campaigns, home, login, prefix, sourceId } from './served.ts'

/** A page whose code is not there yet at the login page. */
const ELSEWHERE = addresses.find((address) => !address.startsWith(`${site}${prefix}`)) ?? home

/** Where the old browser loads the document: with a page of each kind, and once in each campaign. It goes to the other pages from there, whose code and styles it reads all the same. */
const started = addresses.filter((address, index) => samples.includes(address) || addresses.findIndex((other) => campaignOf(other) === campaignOf(address)) === index)
leave(`a start of the document in Chromium 64 at ${addresses.length - started.length} of ${addresses.length} addresses`)

const isGuarded = (address: string): boolean => routes.some(({ path, login: isBehindLogin }) => isBehindLogin && address.startsWith(`${site}${path.slice(1)}?`))

/** Is it a page of its campaign, or the login before it, and not the one that says that there is none? */
async function expectServed(page: Page, address: string): Promise<void> {
  equal(await page.evaluate(`document.title === '页面不存在'`), false, `${address} is unknown`)
  if (isGuarded(address)) ok((await page.address()).pathname.endsWith('/login'), `${address} is open to everybody`)
}

const turn = (page: Page, [width, height]: readonly [number, number]) => page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true })

for (const [browser, turned] of [['current', faces], ['chromium64', samples]] as const) {
  inBrowser(
    browser,
    'every address boots, and its page shows its content upright, on a phone that lies on its side and with letters twice as large',
    async (page) => {
      for (const address of addresses) {
        await expectPage(page, address, isWhole || browser === 'current' || started.includes(address) ? page.goto : walkByNotice(page))
        await expectServed(page, address)
        if (!turned.includes(address)) continue
        await turn(page, [640, 320])
        await expectContent(page, `${address}, on its side,`)
        await turn(page, [390, 844])
        await page.evaluate(LARGE_TEXT)
        await expectContent(page, `${address}, with large letters,`)
        await turn(page, [320, 640])
        await expectContent(page, `${address}, with large letters on a small phone,`)
        await expectWholeLabels(page, address)
        await turn(page, [390, 844])
      }
      deepEqual(page.errors().filter(isOwnError), [])
    },
    { timeoutMs: 60_000 + addresses.length * 10_000 },
  )
}
leaveOthers('a phone on its side and large letters', faces)

const previews = routes.filter(({ preview }) => preview).map(({ path }) => `${site}${path.slice(1)}`)

/** Every campaign has these without naming them; they are the same pages in each. */
const NOTICES = ['info', 'invalid-activity/1', 'invalid-activity/1/preview', 'invalid-activity/end', 'invalid-activity/not-start', 'invalid-activity/invalid']
const notices = campaigns.filter(({ prefix: name }) => isWhole || name === prefix).flatMap((listing) => NOTICES.map((path) => `${site}${listing.prefix}/${path}?sourceId=${listing.sourceId}`))
const logins = campaigns.map((listing) => `${site}${listing.prefix}/login?sourceId=${listing.sourceId}`)
const outside = ['driver-promotor-code-bind', 'driver-promotor-code-bind/verify', `driver-promotor-code-bind/result?type=success&text=${encodeURIComponent('推广码已经绑定成功')}`, 'invalid-activity/0', 'invalid-activity/1', 'invalid-activity/3'].map((path) => site + path)
leave(`the notices of ${campaigns.length - 1} of ${campaigns.length} campaigns`)

/** So many that a browser keeps up with: the old one gets slower with every page that it has been to. */
const PART = 40
const partsOf = (all: readonly string[]): readonly (readonly string[])[] => Array.from({ length: Math.ceil(all.length / PART) }, (_, part) => all.slice(PART * part, PART * (part + 1)))
// Whether a document is a preview is decided at its start.
const parts = [...partsOf(previews), ...partsOf([...outside, ...notices, ...logins])]

for (const [index, part] of parts.entries()) {
  inBothBrowsers(
    `every preview of the catalogue, every login and every notice is served; any other address says that there is no page (${index + 1} of ${parts.length})`,
    async (page) => {
      for (const [at, address] of part.entries()) {
        await expectPage(page, address, at === 0 ? page.goto : logins.includes(address) ? walkByNotice(page) : walkTo(page))
        await expectServed(page, address)
      }
      await expectPage(page, `${site}${prefix}/no-such-page?sourceId=${sourceId}`, walkTo(page))
      await page.waitUntil(`document.title === '页面不存在'`)
      deepEqual(page.errors().filter(isOwnError), [])
    },
    { timeoutMs: 60_000 + part.length * 5_000 },
  )
}

/** Previews show what lies behind a login too, with what marketing sees of it. */
inBrowser(
  'current',
  'no button of a page breaks its label where it need not, with letters twice as large on a small phone',
  async (page) => {
    await turn(page, [320, 640])
    for (const address of faces) {
      const { origin, pathname, search } = new URL(address)
      await page.goto(`${origin}${pathname.replace(/\/$/, '')}/preview${search}`)
      await page.waitUntil(`${isShown} && document.readyState === 'complete'`)
      await page.evaluate(LARGE_TEXT)
      await expectContent(page, `${address}, previewed with large letters,`)
      await expectWholeLabels(page, address)
    }
  },
  { timeoutMs: 60_000 + faces.length * 10_000 },
)

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
