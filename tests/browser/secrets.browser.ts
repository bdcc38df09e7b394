import { deepEqual, ok } from 'node:assert/strict'
import { inBothBrowsers, site } from './inBothBrowsers.ts'
import type { Page } from './page.ts'

const CASH = 'passenger-invite-passenger-activity-cash'
const PHONE = '13800138000'
const CODE = '123456'
const COOKIE = 'market-platform-h5.session'

type Received = { readonly endpoint?: string; readonly path: string; readonly headers: Readonly<Record<string, string>> }

/** Keeps whatever is written to the console, by whichever of its methods. */
const HEAR = `
window.__said = [];
['log', 'info', 'warn', 'error', 'debug', 'table', 'trace'].forEach(function (name) {
  var own = console[name];
  console[name] = function () { window.__said.push(Array.prototype.map.call(arguments, function (part) { try { return typeof part === 'string' ? part : JSON.stringify(part) || String(part) } catch (e) { return String(part) } }).join(' ')); own.apply(console, arguments) };
});`

async function logIn(page: Page): Promise<void> {
  await page.goto(`${site}${CASH}/login?sourceId=PIPCASH2026`)
  await page.fill('手机号', PHONE)
  await page.check('同意')
  await page.click('button', '获取验证码')
  await page.seeText('验证码已发送')
  await page.fill('验证码', CODE)
  await page.click('button', '登录')
  await page.find('button', '立即邀请')
}

async function tokenOf(page: Page): Promise<string> {
  const kept = (await page.evaluate<string>('document.cookie')).split(`${COOKIE}=`)[1]?.split(';')[0] ?? ''
  return (JSON.parse(decodeURIComponent(kept)) as { readonly token: string }).token
}

inBothBrowsers('a login and a share leave neither token, phone nor code in a log, an address, a referrer or the tab (spec 1 §3)', async (page) => {
  await page.beforeScripts(HEAR)
  await logIn(page)
  const token = await tokenOf(page)
  ok(token.length > 10, 'the session has a token')
  await page.click('button', '分享')
  await page.find('button', '生成海报')
  // Somebody listens a little after the page is there; then a failure that has all of it in its words.
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
  const received = (await (await fetch(new URL('/__mock__/requests', site))).json()) as readonly Received[]
  deepEqual(received.flatMap(({ headers }) => holds(headers['referer'] ?? '')), [], 'referrers')
  ok(received.some(({ headers }) => headers['authorization']?.includes(token)), 'the token travels in its header')
})

inBothBrowsers('the cookie of a session is one of this host, for requests of this site, and ends with the browser (spec 2 §3)', async (page) => {
  await logIn(page)
  const { cookies } = (await page.send('Network.getCookies', { urls: [site] })) as { cookies: readonly { name: string; domain: string; path: string; sameSite?: string; session: boolean }[] }
  const session = cookies.find(({ name }) => name === COOKIE)
  deepEqual(session && { domain: session.domain, path: session.path, sameSite: session.sameSite, session: session.session }, { domain: 'localhost', path: '/', sameSite: 'Lax', session: true })
})
