// About 20 s.
import { deepEqual, equal } from 'node:assert/strict'
import { backend, inBothBrowsers, inBothWhenWhole, inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { isReady } from '../../../../../tests/browser/served.ts'
import { CASH, WITH } from './steps.ts'

const BUTTON = "document.querySelector('#shell [data-press]')"

/** The home as its document draws it, on a network that brings the bundle a good second later. */
async function openSlowly(page: Page): Promise<void> {
  await page.emulateNetwork({ latency: 700, downKbps: 1600, upKbps: 750 })
  await page.goto(`${site}${CASH}${WITH}`)
  // What is not painted yet cannot be pressed.
  await page.waitUntil(`${BUTTON} && performance.getEntriesByName('first-contentful-paint').length > 0`)
}

async function pressEarly(page: Page): Promise<void> {
  await openSlowly(page)
  await page.evaluate(`${BUTTON}.querySelector('span').click()`)
  equal(await page.evaluate(`${BUTTON}.getAttribute('aria-busy')`), 'true')
}

inBothBrowsers('a press on the button that the document draws is done as soon as the home is there: without a session it leads to the login', async (page) => {
  await pressEarly(page)
  await page.waitUntil(`location.pathname.slice(-6) === '/login' && ${isReady}`)
  await page.find('textbox', '手机号')
  deepEqual(page.errors(), [])
})

inBothWhenWhole('it does nothing where the activity is over by then', async (page) => {
  await backend('scenario', { queryPipCashPage: 'ended' })
  await pressEarly(page)
  await page.find('button', '活动已结束')
  equal((await page.address()).pathname.endsWith(CASH), true)
  deepEqual(page.errors(), [])
})

type Point = { readonly x: number; readonly y: number }
const middle = (page: Page): Promise<Point> => page.evaluate(`(function (box) { return { x: box.left + box.width / 2, y: box.top + box.height / 2 } })(${BUTTON}.getBoundingClientRect())`)
/** The app's own button lies below the document's, ready. */
const IS_BELOW = `document.querySelector('#root [data-box=buttonDesc] button')`

/** From the first to the last of it the app has come. */
async function pressWhileTheAppComes(page: Page, begin: (at: Point) => Promise<unknown>, end: (at: Point) => Promise<unknown>): Promise<void> {
  await openSlowly(page)
  const at = await middle(page)
  await begin(at)
  await page.waitUntil(IS_BELOW)
  await page.evaluate('new Promise(function (resolve) { setTimeout(resolve, 300) })')
  await end(at)
  await page.waitUntil(`location.pathname.slice(-6) === '/login' && ${isReady}`)
  deepEqual(page.errors(), [])
}

inBothWhenWhole('a press that begins on the document’s button and ends when the app is there is one too: with a mouse', (page) => {
  const mouse = (type: string) => (at: Point) => page.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
  return pressWhileTheAppComes(page, mouse('mousePressed'), mouse('mouseReleased'))
})

inBrowser('current', 'so it is with a finger', async (page) => {
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: string) => (at: Point) => page.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  await pressWhileTheAppComes(page, touch('touchStart'), touch('touchEnd'))
})
