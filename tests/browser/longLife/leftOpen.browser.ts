// About 50 s.
// Parts: 8
import { deepEqual, equal, ok } from 'node:assert/strict'
import { asTheirPeople } from '../catalogue/asTheirPeople.ts'
import { isOwnError, isShown, walkUnlessGone } from '../contentSteps.ts'
import type { BrowserName } from '../driver/binaries.ts'
import { backend, inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { look, waitUntilShown } from '../driver/pageState.ts'
import { kindOf, leave, samples, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'

/** The same clock, a day later: the timers of a phone that slept have not run meanwhile. */
const A_DAY_LATER = `(function (Now) {
  function Later(a, b, c, d, e, f, g) { return !(this instanceof Later) ? String(new Now(Later.now())) : arguments.length === 0 ? new Now(Later.now()) : arguments.length === 1 ? new Now(a) : new Now(a, b, c || 1, d || 0, e || 0, f || 0, g || 0) }
  Later.now = function () { return Now.now() + 86400000 }
  Later.parse = Now.parse
  Later.UTC = Now.UTC
  Later.prototype = Now.prototype
  window.Date = Later
})(Date)`

/** As an app and a tab come back to a page: seen again, and out of the browser's memory of pages. */
const SEEN_AGAIN = `document.dispatchEvent(new Event('visibilitychange')); window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); window.dispatchEvent(new Event('focus'))`
const PRESS_THE_LAST = `(function (all) { var last = all[all.length - 1]; if (last) last.click(); return true })(Array.prototype.filter.call(document.querySelectorAll('button'), function (b) { return !b.disabled && b.offsetParent !== null }))`

type Meanwhile = { readonly what: string; readonly happens: (page: Page) => Promise<unknown> }

/** What may happen while a tab lies open and is not looked at. */
const MEANWHILE: readonly Meanwhile[] = [
  { what: 'a deploy that took its files away', happens: (page) => page.blockAddresses(['*/assets/*']) },
  { what: 'a night', happens: (page) => page.evaluate(A_DAY_LATER) },
  { what: 'the end of the activity', happens: () => backend('scenario', { '*': 'ended' }) },
  { what: 'a logout in another tab', happens: (page) => page.send('Network.clearBrowserCookies') },
]

async function expectAlive(page: Page, what: string): Promise<void> {
  equal(await look(page), undefined, what)
  ok(await waitUntilShown(page), `${what}: a skeleton for ever`)
  deepEqual(page.errors().filter(isOwnError), [], what)
}

async function leaveOpen(page: Page, address: string, elsewhere: string, { what, happens }: Meanwhile): Promise<void> {
  const told = `${address} after ${what}`
  await page.goto(address)
  await page.waitUntil(isShown)
  await happens(page)
  await page.evaluate(SEEN_AGAIN)
  await expectAlive(page, `${told}, seen again`)
  await page.waitUntil(PRESS_THE_LAST)
  await expectAlive(page, `${told}, pressed`)
  await walkUnlessGone(page)(elsewhere)
  await expectAlive(page, `${told}, walked away from`)
  await page.blockAddresses([])
  await backend('reset')
  await page.goto(address)
  await page.waitUntil(isShown)
  await expectAlive(page, `${told}, opened again`)
}

/** A page of every kind; each meets one of what may happen. */
function leaveAllOpen(browser: BrowserName, meets: (address: string) => Meanwhile, what: string): void {
  inBrowser(
    browser,
    `a tab of every kind of page that lay open over ${what} is no white page, and comes back`,
    async (page) => {
      await asTheirPeople(page, samples, async (addresses) => {
        for (const address of addresses) {
          const elsewhere = samples.find((other) => kindOf(other) !== kindOf(address)) ?? site
          await leaveOpen(page, address, elsewhere, meets(address))
        }
      })
    },
    { timeoutMs: sweepTimeout(samples.length, 40_000) },
  )
}

/** Without sampling each page meets all, in both browsers: a part of its own for each. */
const PARTS = (['current', 'chromium64'] as const).flatMap((browser) => MEANWHILE.map((meanwhile) => ({ browser, meanwhile })))
const part = isWhole ? PARTS[Number(process.env.PART ?? 1) - 1] : undefined
if (part) leaveAllOpen(part.browser, () => part.meanwhile, part.meanwhile.what)
else leaveAllOpen('current', (address) => MEANWHILE[samples.indexOf(address) % MEANWHILE.length]!, 'a deploy, a night, the end of the activity or a logout elsewhere')
leave(`${MEANWHILE.length - 1} of ${MEANWHILE.length} things that happen while a tab lies open, at ${samples.length} kinds of pages, and all of them in the old browser`)
