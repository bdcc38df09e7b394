// About 15 s.
import { deepEqual, equal } from 'node:assert/strict'
import { inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

const WALLET = 'wallet-recharge-activity'
const WITH = '?sourceId=WALLET2026&host=nativeApp&account=none'
const isHome = `location.pathname.slice(-${WALLET.length}) === '${WALLET}' && ${isReady}`

inBrowser('current', 'an order whose panel never answers outlives a reload, ends in 处理中, and is no second order', async (page) => {
  await page.goto(`${site}${WALLET}/login${WITH}&fail=pay:never`)
  await logIn(page)
  await page.waitUntil(isHome)
  await page.click('checkbox', '我已阅读并同意《充值活动规则》')
  await page.click('button', '立即充值 ¥100')
  await page.seeText('等待付款')
  await page.goto(`${site}${WALLET}${WITH}&fail=pay:never`)
  await page.seeText('正在确认付款结果')
  await page.seeText('付款处理中')
  equal(await page.evaluate(`document.querySelectorAll('[type=radio]').length`), 0)
  deepEqual(page.errors(), [])
})
