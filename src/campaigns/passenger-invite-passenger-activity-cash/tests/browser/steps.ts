import { site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
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
