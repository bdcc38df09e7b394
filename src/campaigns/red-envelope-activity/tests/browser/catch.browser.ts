// About 13 s, nine of them rain.
import { deepEqual } from 'node:assert/strict'
import { enterHome } from '../../../../../tests/browser/drawJourney.ts'
import { inBothWhenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'

const DROP = `document.querySelector('[data-lane="2"]')`

inBothWhenWhole('an envelope that is caught is sent when the rain is over, and the result stays until it was seen', async (page) => {
  await enterHome(page, { prefix: 'red-envelope-activity' })
  await page.click('button', '开始抢红包')
  await page.waitUntil(DROP)
  await page.evaluate(`${DROP}.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 9, clientY: 9 }))`)
  await page.find('heading', '你抢到1个红包')
  await page.reload()
  await page.find('heading', '你抢到1个红包')
  await page.click('button', '关闭')
  await page.find('button', '明天再来')
  deepEqual(page.errors(), [])
})
