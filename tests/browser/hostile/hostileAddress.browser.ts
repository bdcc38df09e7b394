// About 45 s.
import { deepEqual, ok } from 'node:assert/strict'
import { payloads } from '../../faults/payloads/payloads.ts'
import { expectHarmless, isThere, listen } from './hostile.ts'
import { walkByNotice } from '../contentSteps.ts'
import { inBothBrowsers, inBothWhenWhole, inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { leave, samples } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { addresses, home, login, prefix } from '../served.ts'

const PREVIEW = `${prefix}/login/preview`

const PARAMS = [
  'sourceId', 'shareSourceId', 'channel', 'promotorCode', 'activityPromotorCode', 'needReturn', 'cityCode', 'companyId', 'thirdPartTicket', 'userType', 'passengerChannel', 'x-dyeing', 'text', 'type',
  'mobile', 'newPromotorCode', 'smsCode', 'contextToken', 'from', 'lang', 'mis', 'inviteePageType', 'inviteeRewardType', 'previewType', 'fixture', 'shareSchannel', 'isNavBar', 'isMinsheng', 'deviceId',
] as const // prettier-ignore

/** One page of each kind, a preview, and the pages outside the campaigns; in the whole run every page of every campaign. */
const PAGES = [...(isWhole ? addresses : samples).map((address) => address.slice(site.length).replace(/\?.*/, '')), PREVIEW, 'driver-promotor-code-bind', 'driver-promotor-code-bind/verify', 'driver-promotor-code-bind/result']

/** The old browser takes fewer turns, since it stands on the same code. */
const STEPS = isWhole ? { current: 4, chromium64: 4 } : { current: 19, chromium64: 22 }
leave(`four fifths of the turns in which the parameters of an address are hostile, and ${addresses.length - samples.length} of ${addresses.length} addresses`)

/** Every parameter gets another payload, seven further each, so that every payload comes by although only some turns are taken. */
const thrownIn = (list: readonly string[], turn: number): readonly string[] => PARAMS.map((_, index) => list[(turn + index * 7) % list.length] ?? '')
const search = (thrown: readonly string[]): string => PARAMS.map((name, index) => `${name}=${encodeURIComponent(thrown[index] ?? '')}`).join('&')

/** Opens page after page with other payloads in its address, until each of them has come by. */
async function throwAll(page: Page, list: readonly string[], hashOf: (turn: number) => string = () => ''): Promise<void> {
  await listen(page)
  const turns = [...list.keys()].filter((index) => index % STEPS[page.browser] === 0)
  for (const [load, turn] of turns.entries()) {
    const path = PAGES[load % PAGES.length] ?? ''
    await page.goto(`${site}${path}?${search(thrownIn(list, turn))}${hashOf(turn)}`)
    await page.waitUntil(isThere)
    await expectHarmless(page, `${path}, turn ${turn}`)
  }
  const thrown = new Set(turns.flatMap((turn) => thrownIn(list, turn)))
  deepEqual(list.filter((payload) => !thrown.has(payload)), [])
}

inBothBrowsers('nothing in an address runs, whatever its parameters say', (page) => throwAll(page, [...payloads.markup, ...payloads.links]), { isStill: true })

inBothWhenWhole('odd text in an address leaves a page that works', (page) => throwAll(page, payloads.odd, (turn) => `#${encodeURIComponent(payloads.odd[turn] ?? '')}`), { isStill: true })

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

inBothWhenWhole('what a browser kept for us may be anything: the page starts, and nothing of it runs', async (page) => {
  await listen(page)
  await page.goto(site)
  await page.waitUntil(isThere)
  for (const [turn, value] of payloads.state.entries()) {
    await page.evaluate(`(function (v) {
      ['session', 'entry', 'login', 'testDrive'].forEach(function (key) {
        sessionStorage.setItem('market-platform-h5.' + key, v);
        document.cookie = 'market-platform-h5.' + key + '=' + encodeURIComponent(v) + '; path=/';
      });
      ['market-platform-h5:device', 'market-platform-h5:debug', 'market-platform-h5:reloadedFor'].forEach(function (key) { sessionStorage.setItem(key, v) });
    })(${JSON.stringify(value)})`)
    // What was kept is read at the start; each page takes its part of it then.
    for (const [address, go] of [[login, page.goto], [home, isWhole ? page.goto : walkByNotice(page)]] as const) {
      await go(address)
      await page.waitUntil(isThere)
      await expectHarmless(page, `${address}, state ${turn}`)
    }
  }
  ok(page.errors().every((error) => !/TypeError|SyntaxError|RangeError/.test(error)), page.errors().join('\n'))
}, { isStill: true })

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
