import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

/** The token is rejected in the middle: the page is shown behind another login. */
export const journey: Journey = {
  path: '/login?sourceId=PIPCASH2026',
  outcomes: { queryPipCashWithdrawList: 'tokenRejected>ok' },
  steps: async (page) => {
    await logIn(page)
    await page.click('button', '提现')
    await page.waitUntil(`/\\/login$/.test(location.pathname)`)
    await logIn(page)
    await page.waitUntil(`location.pathname.indexOf('/login') < 0`)
  },
}
