// About 10 s.
import { deepEqual, equal } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Tab } from '../../../../../tests/browser/driver/page.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

const WALLET = 'wallet-recharge-activity'
const WITH = '?sourceId=WALLET2026&host=nativeApp&account=none'
const isHome = `location.pathname.slice(-${WALLET.length}) === '${WALLET}' && ${isReady}`

type Kept = { readonly requestId: string; readonly orderNo: string | null }

/** The orders that the user's tabs have in common. */
async function kept(tab: Tab): Promise<readonly Kept[]> {
  const { open } = JSON.parse(await tab.evaluate<string>(`localStorage.getItem('market-platform-h5.user.pay')`)) as { readonly open: Readonly<Record<string, Kept>> }
  return Object.values(open)
}

inBothWhenWhole('a cancelled panel leaves the same order to be paid; a second tab opens no second panel unbidden, and pays once the first tab has died', async (page) => {
  await page.goto(`${site}${WALLET}/login${WITH}&fail=pay:cancel`)
  await logIn(page)
  await page.waitUntil(isHome)
  await page.click('checkbox', '我已阅读并同意《充值活动规则》')
  await page.click('button', '立即充值 ¥100')
  await page.seeText('订单待付款')
  const [order] = await kept(page)
  // The panel of the same order, which this time does not answer.
  await page.goto(`${site}${WALLET}${WITH}&fail=pay:never`)
  await page.click('button', '继续支付 ¥100')
  await page.seeText('等待付款')

  const second = await page.openTab()
  await second.goto(`${site}${WALLET}${WITH}`)
  await second.seeText('付款处理中')
  await second.seeText('支付面板可能还在另一个页面开着')
  equal(await second.evaluate(`document.querySelectorAll('[type=radio]').length`), 0)
  await second.click('button', '继续支付 ¥100')
  await second.find('dialog', '支付面板可能还开着')
  await second.click('button', '再等等')
  const [open, ...others] = await kept(second)
  deepEqual([open?.requestId, open?.orderNo, others], [order?.requestId, order?.orderNo, []])

  await page.goto('about:blank')
  await second.waitUntil(`!document.querySelector('[role=dialog]')`)
  await second.click('button', '继续支付 ¥100')
  // An engine without locks cannot know that the first tab has died: there the user says so.
  if (!(await second.evaluate<boolean>(`'locks' in navigator`))) await second.click('button', '在此支付')
  await second.seeText('充值成功')
  equal((await second.address()).searchParams.get('orderNo'), order?.orderNo)
  deepEqual([...page.errors(), ...second.errors()], [])
})
