import { deepEqual, ok } from 'node:assert/strict'
import { site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { allReceived } from '../received.ts'

export const COOKIE = 'market-platform-h5.session'
const PHONE = '13800138000'
const CODE = '123456'

/** Keeps whatever is written to the console, by whichever of its methods. */
const HEAR = `
window.__said = [];
['log', 'info', 'warn', 'error', 'debug', 'table', 'trace'].forEach(function (name) {
  var own = console[name];
  console[name] = function () { window.__said.push(Array.prototype.map.call(arguments, function (part) { try { return typeof part === 'string' ? part : JSON.stringify(part) || String(part) } catch (e) { return String(part) } }).join(' ')); own.apply(console, arguments) };
});`

export const hear = (page: Page): Promise<void> => page.beforeScripts(HEAR)

async function tokenOf(page: Page): Promise<string> {
  const kept = (await page.evaluate<string>('document.cookie')).split(`${COOKIE}=`)[1]?.split(';')[0] ?? ''
  return (JSON.parse(decodeURIComponent(kept)) as { readonly token: string }).token
}

/** Of a user who has logged in: neither token, phone nor code stands in a log, an address, a referrer or the tab (spec 1 §3). */
export async function expectSecrecy(page: Page): Promise<void> {
  const token = await tokenOf(page)
  ok(token.length > 10, 'the session has a token')
  // The reporting listens a little after the page is there; then a failure that has all of it in its words.
  await page.evaluate(`(window.__reports = window.__reports || []).push([new Error('broken ${PHONE} Bearer ' + ${JSON.stringify(token)} + ' code=${CODE}'), 'screen'])`)
  await page.waitUntil(`window.__said.join().indexOf('[screen] Error: broken') >= 0`)

  const secrets = [token, PHONE, CODE]
  const holds = (text: string): readonly string[] => secrets.filter((secret) => text.includes(secret))
  const said = await page.evaluate<string[]>('window.__said')
  deepEqual(said.flatMap(holds), [], 'console')
  const kept = await page.evaluate<string>(`[location.href, document.referrer, JSON.stringify(history.state), document.title, Array.prototype.map.call(document.querySelectorAll('[href],[src]'), function (e) { return e.getAttribute('href') || e.getAttribute('src') }).join(' ')].join(' ')`)
  deepEqual(holds(kept), [], 'addresses on the page')
  deepEqual(holds(await page.evaluate<string>('JSON.stringify(Object.assign({}, sessionStorage)) + JSON.stringify(Object.assign({}, localStorage))')).filter((secret) => secret !== PHONE), [], 'storage of the tab')

  // Two calls name the phone in their address because the specification makes them GETs (spec 1 §7, spec 2 §7.4); they go to our own gateway over TLS.
  const ours = page.requests().filter((address) => !/behaviou?rLog|sendmobileauthcode/i.test(new URL(address).pathname))
  deepEqual(ours.flatMap(holds), [], 'addresses that were asked for')
  expectOriginsOnly(page)
  const received = await allReceived()
  ok(received.some(({ headers }) => headers['authorization']?.includes(token)), 'the token travels in its header')
}

/** No request says more of the page it came from than its origin: not to a stranger, and not to this site either, whose logs and caches are not the page's. */
export function expectOriginsOnly(page: Page): void {
  ok(page.referrers().length > 3, 'requests say where they came from')
  deepEqual([...new Set(page.referrers())], [new URL('/', site).href])
}
