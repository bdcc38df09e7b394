// About 75 s.
import { deepEqual, ok } from 'node:assert/strict'
import { payloads } from '../../faults/payloads/payloads.ts'
import { expectHarmless, inTurn, isThere, listen } from './hostile.ts'
import { inBothBrowsers, inBrowser, site } from '../driver/inBothBrowsers.ts'
import { addresses, home, login, prefix } from '../served.ts'

const PREVIEW = `${prefix}/login/preview`

const PARAMS = [
  'sourceId', 'shareSourceId', 'channel', 'promotorCode', 'activityPromotorCode', 'needReturn', 'cityCode', 'companyId', 'thirdPartTicket', 'userType', 'passengerChannel', 'x-dyeing', 'text', 'type',
  'mobile', 'newPromotorCode', 'smsCode', 'contextToken', 'from', 'lang', 'mis', 'inviteePageType', 'inviteeRewardType', 'previewType', 'fixture', 'shareSchannel', 'isNavBar', 'isMinsheng', 'deviceId',
] as const // prettier-ignore

/** Every page of every campaign, a preview, and the pages outside the campaigns. */
const PAGES = [...addresses.map((address) => address.slice(site.length).replace(/\?.*/, '')), PREVIEW, 'driver-promotor-code-bind', 'driver-promotor-code-bind/verify', 'driver-promotor-code-bind/result']

/** Every parameter gets another payload, seven further each, so that every payload comes by although only every fourth turn is taken. */
const search = (list: readonly string[], turn: number): string => PARAMS.map((name, index) => `${name}=${encodeURIComponent(list[(turn + index * 7) % list.length] ?? '')}`).join('&')

inBothBrowsers('nothing in an address runs, whatever its parameters say', async (page) => {
  await listen(page)
  const list = [...payloads.markup, ...payloads.links]
  for (const [load, [turn]] of inTurn(page, [...list.entries()].filter((_, index) => index % 4 === 0)).entries()) {
    const path = PAGES[load % PAGES.length] ?? ''
    await page.goto(`${site}${path}?${search(list, turn)}`)
    await page.waitUntil(isThere)
    await expectHarmless(page, `${path}, turn ${turn}`)
  }
})

inBothBrowsers('odd text in an address leaves a page that works', async (page) => {
  await listen(page)
  for (const [load, [turn]] of inTurn(page, [...payloads.odd.entries()].filter((_, index) => index % 6 === 0)).entries()) {
    await page.goto(`${site}${PAGES[load % PAGES.length] ?? ''}?${search(payloads.odd, turn)}#${encodeURIComponent(payloads.odd[turn] ?? '')}`)
    await page.waitUntil(isThere)
    await expectHarmless(page, `turn ${turn}`)
  }
})

inBothBrowsers('no path leads off the site', async (page) => {
  await listen(page)
  for (const path of ['/evil.example', '//evil.example/x', '%2f%2fevil.example', '%5c%5cevil.example', 'a/..%2f..%2f..', '%00', '%', '%E0%A4%A', '<script>alert(1)</script>/login', 'javascript:alert(1)', '__proto__/login', 'constructor']) {
    // An old browser does not go to what is no address at all.
    await page.goto(site + path).catch(() => undefined)
    if ((await page.evaluate<string>('document.contentType')) !== 'text/html' || (await page.evaluate<string>('location.protocol')) !== 'http:') continue
    await page.waitUntil(isThere)
    await expectHarmless(page, path)
  }
})

inBothBrowsers('what a browser kept for us may be anything: the page starts, and nothing of it runs', async (page) => {
  await listen(page)
  await page.goto(site)
  await page.waitUntil(isThere)
  for (const [turn, value] of inTurn(page, [...payloads.state.entries()])) {
    await page.evaluate(`(function (v) {
      ['session', 'entry', 'login', 'testDrive'].forEach(function (key) {
        sessionStorage.setItem('market-platform-h5.' + key, v);
        document.cookie = 'market-platform-h5.' + key + '=' + encodeURIComponent(v) + '; path=/';
      });
      ['market-platform-h5:device', 'market-platform-h5:debug', 'market-platform-h5:reloadedFor'].forEach(function (key) { sessionStorage.setItem(key, v) });
    })(${JSON.stringify(value)})`)
    for (const address of [login, home]) {
      await page.goto(address)
      await page.waitUntil(isThere)
      await expectHarmless(page, `${address}, state ${turn}`)
    }
  }
  ok(page.errors().every((error) => !/TypeError|SyntaxError|RangeError/.test(error)), page.errors().join('\n'))
})

inBothBrowsers('messages from anywhere are not listened to', async (page) => {
  await listen(page)
  for (const address of [login, site + PREVIEW]) {
    await page.goto(address)
    await page.waitUntil(isThere)
    // The footer's facts come in their own time; what a message could set is the title, the heading and the pictures.
    const drawn = `[document.title, document.querySelector('h1').textContent, Array.prototype.map.call(document.images, function (image) { return image.src }).join()].join(' | ')`
    const before = await page.evaluate<string>(drawn)
    await page.evaluate(`(function (texts) {
      var frame = document.createElement('iframe'); frame.setAttribute('data-own', ''); frame.setAttribute('sandbox', 'allow-scripts'); document.body.appendChild(frame);
      texts.forEach(function (text) {
        [text, { type: text }, { type: 'preview/config', page: '${prefix}/login', config: { title: text, bgImage: text } }, { type: 'preview/token', token: text }, { type: 'preview/box', box: text, status: 'active' }, [text], null].forEach(function (message) {
          window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.example', source: frame.contentWindow }));
          window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'null', source: frame.contentWindow }));
        });
      });
      document.body.removeChild(frame);
    })(${JSON.stringify(payloads.markup.slice(0, 60))})`)
    await expectHarmless(page, address)
    deepEqual(await page.evaluate(drawn), before)
    ok(!(await page.evaluate<string>('document.cookie + JSON.stringify(sessionStorage)')).includes('alert(1)'))
  }
})

inBrowser('chromium64', 'nobody frames a page, and a stranger no preview either (spec 2 §2.5)', async (page) => {
  for (const address of [login, site + PREVIEW, `${home}&mis=1`]) {
    // A page without an origin stands for any other site.
    await page.goto(`data:text/html,<iframe src="${address}" onload="document.title='loaded'"></iframe>`)
    await page.waitUntil(`document.title === 'loaded'`)
    ok(page.errors().some((error) => error.includes(address) && /ancestor/i.test(error)), `${address} is framed: ${page.errors().join()}`)
  }
})
