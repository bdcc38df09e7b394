import { deepEqual, equal, ok } from 'node:assert/strict'
import { expectContent, expectPage, expectWholeLabels, isOwnError, walkByNotice, walkTo } from '../contentSteps.ts'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { BrowserName } from '../driver/binaries.ts'
import { LARGE_TEXT } from '../looks/largeText.ts'
import type { Page } from '../driver/page.ts'
import { routes } from '../routes.ts'
import { campaignOf, leave, leaveOthers, previews, samples, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { addresses, campaigns, prefix, sourceId } from '../served.ts'

/** Where the document is loaded: with a page that stands for others, and once in each campaign. The other pages are gone to from there, whose code and styles are read all the same. */
const started = addresses.filter((address, index) => samples.includes(address) || addresses.findIndex((other) => campaignOf(other) === campaignOf(address)) === index)

const isGuarded = (address: string): boolean => routes.some(({ path, login: isBehindLogin }) => isBehindLogin && address.startsWith(`${site}${path.slice(1)}?`))

/** Is it a page of its campaign, or the login before it, and not the one that says that there is none? */
async function expectServed(page: Page, address: string): Promise<void> {
  equal(await page.evaluate(`document.title === '页面不存在'`), false, `${address} is unknown`)
  if (isGuarded(address)) ok((await page.address()).pathname.endsWith('/login'), `${address} is open to everybody`)
}

export const turn = (page: Page, [width, height]: readonly [number, number]) => page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true })

/** Every live page of the catalogue. */
export function walkAddresses(browser: BrowserName): void {
  leave(`a start of the document in ${browser} at ${addresses.length - started.length} of ${addresses.length} addresses`)
  inBrowser(
    browser,
    'every address boots, and its page shows its content upright, on a phone that lies on its side and with letters twice as large',
    async (page) => {
      for (const address of addresses) {
        await expectPage(page, address, isWhole || started.includes(address) ? page.goto : walkByNotice(page))
        await expectServed(page, address)
        if (!samples.includes(address)) continue
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
    { timeoutMs: sweepTimeout(addresses.length), isStill: true },
  )
  leaveOthers(`a phone on its side and large letters in ${browser}`, samples)
}

/** Every campaign has these without naming them; they are the same pages in each. */
const NOTICES = ['info', 'invalid-activity/1', 'invalid-activity/1/preview', 'invalid-activity/end', 'invalid-activity/not-start', 'invalid-activity/invalid']
const notices = campaigns.filter(({ prefix: name }) => isWhole || name === prefix).flatMap((listing) => NOTICES.map((path) => `${site}${listing.prefix}/${path}?sourceId=${listing.sourceId}`))
const logins = campaigns.map((listing) => `${site}${listing.prefix}/login?sourceId=${listing.sourceId}`)
const outside = ['driver-promotor-code-bind', 'driver-promotor-code-bind/verify', `driver-promotor-code-bind/result?type=success&text=${encodeURIComponent('推广码已经绑定成功')}`, 'invalid-activity/0', 'invalid-activity/1', 'invalid-activity/3'].map((path) => site + path)

/** So many that a browser keeps up with: the old one gets slower with every page that it has been to. */
const PART = 40
const partsOf = (all: readonly string[]): readonly (readonly string[])[] => Array.from({ length: Math.ceil(all.length / PART) }, (_, part) => all.slice(PART * part, PART * (part + 1)))
// Whether a document is a preview is decided at its start.
const others = partsOf([...outside, ...notices, ...logins])

/** A preview stands in a tool's frame, in a browser of today: in the old one they are opened when nothing is sampled. */
const partsIn = (browser: BrowserName): readonly (readonly string[])[] => (isWhole || browser === 'current' ? [...partsOf(previews), ...others] : others)

/** What is no live page: every preview, every login, every notice. */
export function walkOthers(browser: BrowserName): void {
  const parts = partsIn(browser)
  for (const [index, part] of parts.entries()) {
    inBrowser(
      browser,
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
      { timeoutMs: sweepTimeout(part.length, 5_000), isStill: true },
    )
  }
  if (browser !== 'current') leave(`${previews.length} previews in ${browser}`)
  leave(`the notices of ${campaigns.length - 1} of ${campaigns.length} campaigns in ${browser}`)
}
