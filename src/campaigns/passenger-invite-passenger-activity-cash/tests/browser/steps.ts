import { backend, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Tab } from '../../../../../tests/browser/driver/page.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

export const CASH = 'passenger-invite-passenger-activity-cash'
export const WITH = '?sourceId=PIPCASH2026'

/** The home of the cash campaign, as the account with many friends unless another is named. */
export async function openLoggedIn(page: Tab, mobile = '13800138000'): Promise<void> {
  await page.goto(`${site}${CASH}/login${WITH}`)
  await logIn(page, mobile)
  await page.waitUntil(`location.pathname.slice(-${CASH.length}) === '${CASH}' && ${isReady}`)
}

/** Withdraws ¥20 from the home: the first try is refused because the balance is too low, the second goes through. `outcomes` are those of the call, one for each time that it is sent. */
export async function withdrawTwice(page: Tab, outcomes: string): Promise<void> {
  await page.click('button', '提现')
  await page.find('textbox', '提现金额')
  await backend('scenario', { pipCashWithdraw: outcomes })
  await page.fill('提现金额', '20')
  await page.click('button', '提现¥20')
  await page.seeText('可提现余额不足')
  await page.click('button', '提现¥20')
  await page.find('heading', '提现成功')
}
