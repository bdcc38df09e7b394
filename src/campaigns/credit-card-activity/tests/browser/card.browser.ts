// About 10 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

const CARD = 'credit-card-activity'
const WITH = '?sourceId=CARD2026'
const isHome = `location.pathname.slice(-${CARD.length}) === '${CARD}' && ${isReady}`

inBothWhenWhole('credit card: the bank’s page opens with what it has to know, no stranger’s does, and the progress is asked anew on the way back', async (page) => {
  await page.goto(`${site}${CARD}/login${WITH}&scenario=queryCreditCardPage:strangeBank`)
  await logIn(page, '13512345671')
  await page.waitUntil(isHome)
  await page.click('button', '立即办卡')
  await page.seeText('暂时无法前往银行，请稍后重试')
  await page.waitUntil(isHome)
  ok(!page.requests().some((address) => address.includes('evil.example')))

  // At the bank the application goes on.
  await page.goto(`${site}${CARD}${WITH}&scenario=queryCreditCardPage:ok,queryCreditCardApplyStatus:notApplied>approved`)
  await page.seeText('申请进度')
  await page.click('button', '立即办卡')
  await page.waitUntil(`location.pathname === '/__mock__/document/bank-card.html'`)
  equal((await page.address()).searchParams.get('chargeSourceId'), 'CREDITCARD2026')
  // After the answer to this, or the navigation would take the answer away.
  await page.evaluate('setTimeout(function () { history.back() }, 20)')
  await page.waitUntil(isHome)
  await page.find('button', '去银行查看进度')
  equal(await page.evaluate(`document.querySelector('[aria-current=step]').textContent`), '4首刷')
  deepEqual(page.errors(), [])
})

inBothWhenWhole('credit card: of two tabs that offer the reward one receives it, and the other says that it was received', async (page) => {
  await page.goto(`${site}${CARD}/login${WITH}`)
  await logIn(page, '13700137000')
  await page.waitUntil(isHome)
  const second = await page.openTab()
  await second.goto(`${site}${CARD}${WITH}`)
  await second.find('button', '领取')
  await page.click('button', '领取')
  await page.seeText('首刷打车礼')
  await page.click('button', '知道了')
  await page.seeText('已领取')
  await second.click('button', '领取')
  await second.seeText('已领取')
  equal(await second.evaluate(`document.querySelectorAll('[role=dialog]').length`), 0)
  deepEqual([...page.errors(), ...second.errors()], [])
})
