// About 50 s.
import { deepEqual, equal } from 'node:assert/strict'
import { expectPage, isOwnError, walkTo } from '../contentSteps.ts'
import { inBothBrowsers, inBothWhenWhole, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { leave, leaveOthers, samples, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'

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

/** A fifth of the pages in each condition, other ones in the next: all of them come by. */
const SHARE = 5
const takenAs = (nth: number): readonly string[] => (isWhole ? samples : samples.filter((_, index) => index % SHARE === nth % SHARE))

/** The document is loaded with one of the pages; the others are gone to. Loading it with each is for the whole run. */
async function expectSamples(page: Page, nth: number): Promise<void> {
  // Elsewhere first: a page that is there already would not say so again.
  await expectPage(page, site)
  for (const address of takenAs(nth)) await expectPage(page, address, isWhole ? page.goto : walkTo(page))
  deepEqual(page.errors().filter(isOwnError), [])
}

for (const [nth, [condition, script]] of Object.entries(CONDITIONS).entries()) {
  // What is refused is refused by a script, in both browsers alike.
  inBothWhenWhole(`every page shows its content when ${condition}`, async (page) => {
    await page.beforeScripts(script)
    await expectSamples(page, nth)
  }, { timeoutMs: sweepTimeout(takenAs(nth).length), isStill: true })
}
leaveOthers(`${Object.keys(CONDITIONS).length} conditions of a browser, each at a start with the page too,`, samples)

/** With the minutes that its clock is behind Greenwich in January: a browser that does not move would make the test say nothing. */
const ZONES = [['America/New_York', 300], ['Asia/Kolkata', -330], ['Pacific/Kiritimati', -840], ['Pacific/Honolulu', 600], ['Europe/London', 0], ['Australia/Adelaide', -630]] as const
const zones = isWhole ? ZONES : ZONES.slice(0, 2)
for (const [nth, [timeZone, behind]] of zones.entries()) {
  inBothBrowsers(
    `every page shows its content on a phone in ${timeZone}`,
    async (page) => {
      equal(await page.evaluate('new Date(2026, 0, 1).getTimezoneOffset()'), behind)
      await expectSamples(page, nth)
    },
    { timeZone, timeoutMs: sweepTimeout(takenAs(nth).length), isStill: true },
  )
}
leave(`four fifths of ${samples.length} pages in each condition`)
leave(`${ZONES.length - zones.length} of ${ZONES.length} time zones`)
