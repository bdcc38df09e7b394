// About 10 s.
import { deepEqual, equal } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'

const FREE = 'free-pay-activity'
const RIDE = '?sourceId=FREEPAY2026&orderNo=R20261120'

inBothWhenWhole('free ride: the ride of the link is drawn for once, through the login, and its fare is struck through after a reload too', async (page) => {
  await page.goto(`${site}${FREE}${RIDE}`)
  await page.seeText('¥30.80')
  await page.click('button', '抽免单')
  await logIn(page)
  await page.find('button', '知道了')
  equal((await page.address()).searchParams.get('orderNo'), 'R20261120')
  // Pressed until it goes: the dialog may still be on its way in.
  await page.waitUntil(`(function () { [].forEach.call(document.querySelectorAll('[role=dialog] button'), function (button) { if (button.textContent === '知道了') button.click() }); return !document.querySelector('[role=dialog]') })()`)
  await page.waitUntil(`document.querySelector('main s') && document.querySelector('main s').textContent.indexOf('30.80') >= 0`)
  await page.reload()
  await page.seeText('¥0.00')
  equal(await page.evaluate(`[].filter.call(document.querySelectorAll('button'), function (button) { return button.textContent === '抽免单' }).length`), 0)
  await page.click('button', '下载APP')
  await page.waitUntil(`location.pathname.indexOf('/${FREE}/app-download') >= 0`)
  // The chat app's own browser opens no store: the page says where one can.
  await page.goto(`${site}${FREE}/app-download${RIDE}&host=wechatWebView`)
  await page.seeText('请在浏览器打开')
  deepEqual(page.errors(), [])
})
