// About 8 s.
import { deepEqual, equal } from 'node:assert/strict'
import { backend, inBothBrowsers, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { isReady } from '../../../../../tests/browser/served.ts'
import { CASH, WITH } from './steps.ts'

const BUTTON = "document.querySelector('#shell [data-press]')"

/** The home as its document draws it, on a network that brings the bundle a good second later, with its button pressed. */
async function pressEarly(page: Page): Promise<void> {
  await page.emulateNetwork({ latency: 700, downKbps: 1600, upKbps: 750 })
  await page.goto(`${site}${CASH}${WITH}`)
  await page.waitUntil(BUTTON)
  await page.evaluate(`${BUTTON}.querySelector('span').click()`)
  equal(await page.evaluate(`${BUTTON}.getAttribute('aria-busy')`), 'true')
}

inBothBrowsers('a press on the button that the document draws is done as soon as the home is there: without a session it leads to the login', async (page) => {
  await pressEarly(page)
  await page.waitUntil(`location.pathname.slice(-6) === '/login' && ${isReady}`)
  await page.find('textbox', '手机号')
  deepEqual(page.errors(), [])
})

inBothBrowsers('it does nothing where the activity is over by then', async (page) => {
  await backend('scenario', { queryPipCashPage: 'ended' })
  await pressEarly(page)
  await page.find('button', '活动已结束')
  equal((await page.address()).pathname.endsWith(CASH), true)
  deepEqual(page.errors(), [])
})
