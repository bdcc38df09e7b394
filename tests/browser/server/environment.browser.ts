// About 20 s.
import { deepEqual, equal } from 'node:assert/strict'
import { turn } from '../catalogue/catalogue.ts'
import { expectPage, expectWholeLabels, isOwnError, isShown, walkTo } from '../contentSteps.ts'
import { inBothBrowsers, inBrowser, site } from '../driver/inBothBrowsers.ts'
import { LARGE_TEXT } from '../looks/largeText.ts'
import { previewSamples, sweepTimeout } from '../driver/sampling.ts'
import { addresses, home, login, prefix } from '../served.ts'

/** A page whose code is not there yet at the login page. */
const ELSEWHERE = addresses.find((address) => !address.startsWith(`${site}${prefix}`)) ?? home

/** Previews show what lies behind a login too, with what marketing sees of it. */
inBrowser(
  'current',
  'no button of a page breaks its label where it need not, with letters twice as large on a small phone',
  async (page) => {
    await turn(page, [320, 640])
    await expectPage(page, `${site}${prefix}/login/preview`)
    await page.evaluate(LARGE_TEXT)
    for (const address of previewSamples) {
      // A preview's start is the same everywhere: the document, and the size of its letters, stay.
      await expectPage(page, address, walkTo(page))
      await expectWholeLabels(page, address)
    }
    equal(await page.evaluate('document.documentElement.style.fontSize'), '200%')
  },
  { timeoutMs: sweepTimeout(previewSamples.length), isStill: true },
)

inBothBrowsers('what was typed is there after a walk to another page and back', async (page) => {
  await page.goto(login)
  await page.waitUntil(isShown)
  await page.fill('手机号', '13512345678')
  await page.goto(`${site}invalid-activity/1`)
  await page.seeText('活动已结束')
  // After the answer to this, or the navigation would take the answer away.
  await page.evaluate('setTimeout(function () { history.back() }, 20)')
  await page.waitUntil(`location.pathname.indexOf('/login') > 0 && ${isShown}`)
  await page.waitUntil(`document.querySelector('input[type=tel]').value === '135 1234 5678'`)
  deepEqual(page.errors(), [])
})

inBothBrowsers('a login without a network says so, keeps what was typed, and works once the network is back', async (page) => {
  await page.goto(login)
  await page.waitUntil(isShown)
  await page.fill('手机号', '13512345678')
  await page.fill('验证码', '123456')
  await page.check('同意')
  await page.send('Network.emulateNetworkConditions', { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 })
  await page.click('button', '登录')
  await page.seeText('网络开小差了')
  equal(await page.evaluate(`document.querySelector('input[type=tel]').value`), '135 1234 5678')
  await page.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  await page.click('button', '登录')
  await page.waitUntil(`location.pathname.indexOf('/login') < 0`)
  deepEqual(page.errors().filter(isOwnError), [])
})

inBothBrowsers('a page whose code went with a newer release is said to be missing, never a white page, and comes with the retry', async (page) => {
  await page.goto(login)
  await page.waitUntil(isShown)
  await page.blockAddresses(['*/assets/*'])
  await page.evaluate(`window.history.pushState(null, '', '${ELSEWHERE}'); window.dispatchEvent(new PopStateEvent('popstate', { state: null }))`)
  await page.find('button', '重试')
  equal(await page.evaluate(`document.documentElement.getAttribute('data-app')`), 'error')
  await page.blockAddresses([])
  await page.click('button', '重试')
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
})
