import { payloads } from '../faults/payloads/payloads.ts'
import { expectHarmless, inTurn, isThere, listen } from './hostile.ts'
import { inBothBrowsers, site } from './inBothBrowsers.ts'
import type { Page } from './page.ts'

const CASH = 'passenger-invite-passenger-activity-cash'
const PAGES = [`${CASH}/login`, CASH, `${CASH}/rule`, `${CASH}/share`, `${CASH}/invitee-register`, `${CASH}/recall-user?inviteeRewardType=2`, 'test-drive-activity', 'driver-promotor-code-bind'] as const

/** What answers of the backend become: every text that a person could have typed into the configuration tool, by what it is used for. */
type Poison = { readonly markup: string; readonly link: string; readonly odd: string }

/** Runs inside the page before its scripts (Chromium 64 too): changes what the page is answered, wherever a field holds a text. */
function poisonAnswers({ markup, link, odd }: Poison): void {
  // Numbers, times, codes and keys steer the page; what people read and what is followed or shown is marketing's.
  const steers = (text: string): boolean => text === '' || /^[\w:. -]{1,40}$/.test(text)
  const poisoned = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((part) => poisoned(key, part))
    if (value && typeof value === 'object') {
      const copy: Record<string, unknown> = {}
      Object.keys(value).forEach((name) => {
        copy[name] = poisoned(name, (value as Record<string, unknown>)[name])
      })
      return copy
    }
    if (typeof value !== 'string') return value
    if (/link|url|href|jump/i.test(key)) return link
    if (/img|image|icon|pic|avatar|banner|logo|poster/i.test(key)) return link
    if (steers(value) && !/title|text|desc|name|message|btn|button|content|rule/i.test(key)) return value
    return /title|name/i.test(key) ? odd + markup : markup
  }
  const fetched = window.fetch
  window.fetch = function () {
    // oxlint-disable-next-line prefer-rest-params -- as it was called
    return fetched.apply(window, arguments as unknown as [RequestInfo]).then((response) =>
      response
        .clone()
        .json()
        .then(
          (reply: { data?: unknown }) => new Response(JSON.stringify(Object.assign({}, reply, { data: poisoned('', reply.data) })), { status: response.status, headers: { 'Content-Type': 'application/json' } }),
          () => response,
        ),
    )
  }
}

/** The tab keeps what the next page is to be poisoned with: the old browser cannot take a script back that it runs before others. */
async function start(page: Page): Promise<void> {
  await page.goto(site)
  await page.waitUntil(isThere)
  await page.beforeScripts(`try { var kept = sessionStorage.getItem('poison'); if (kept) (${poisonAnswers.toString()})(JSON.parse(kept)) } catch (e) {}`)
}
const keep = (page: Page, poison: Poison): Promise<void> => page.evaluate(`sessionStorage.setItem('poison', ${JSON.stringify(JSON.stringify(poison))})`)

/** Touches all that can be touched, one after the other; a touch may open something that brings more. */
const touchAll = `(function () {
  var touched = 0;
  Array.prototype.forEach.call(document.querySelectorAll('button:not([disabled]), [role=button], input[type=checkbox]'), function (element) { touched += 1; element.click() });
  return touched
})()`

async function visit(page: Page, path: string, turn: number): Promise<void> {
  await page.goto(`${site}${path}${path.includes('?') ? '&' : '?'}turn=${turn}`)
  await page.waitUntil(isThere)
  await page.evaluate('new Promise(function (done) { setTimeout(done, 150) })')
  await expectHarmless(page, `${path}, turn ${turn}`)
}

inBothBrowsers('nothing that a configuration says runs, leads off the allow-list or leaves markup behind', async (page) => {
  await listen(page)
  await start(page)
  const { markup, links, odd } = payloads
  for (const [load, [turn, text]] of inTurn(page, [...markup.entries()].filter((_, index) => index % 5 === 0)).entries()) {
    const poison: Poison = { markup: text, link: links[turn % links.length] ?? '', odd: odd[turn % odd.length] ?? '' }
    await keep(page, poison)
    await visit(page, PAGES[load % PAGES.length] ?? '', turn)
  }
})

inBothBrowsers('nothing runs when everything on such a page is touched: shares, dialogs, agreements, links', async (page) => {
  await listen(page)
  await start(page)
  for (const [turn, path] of PAGES.entries()) {
    await keep(page, { markup: payloads.markup[turn * 5] ?? '', link: payloads.links[turn * 3] ?? '', odd: '' })
    await visit(page, path, turn)
    await page.evaluate(touchAll)
    await page.evaluate('new Promise(function (done) { setTimeout(done, 400) })')
    await expectHarmless(page, `${path}, touched`)
    await page.evaluate(touchAll)
    await page.evaluate('new Promise(function (done) { setTimeout(done, 400) })')
    await expectHarmless(page, `${path}, touched twice`)
  }
})
