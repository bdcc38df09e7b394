// About 13 s, nine of them rain.
import { deepEqual } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

inBothWhenWhole('an envelope that is caught is sent when the rain is over, and the result stays until it was seen', async (page) => {
  await page.goto(`${site}red-envelope-activity?sourceId=REA2026`)
  await logIn(page)
  await page.waitUntil(isReady)
  await page.click('button', '开始抢红包')
  await page.waitUntil(`document.querySelector('[data-lane="2"]')`)
  await page.evaluate(`document.querySelector('[data-lane="2"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 9, clientY: 9 }))`)
  await page.find('heading', '你抢到1个红包')
  await page.reload()
  await page.find('heading', '你抢到1个红包')
  await page.click('button', '关闭')
  await page.find('button', '明天再来')
  deepEqual(page.errors(), [])
})
