import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

export const journey: Journey = {
  path: '/cash-withdraw?sourceId=PIPCASH2026',
  outcomes: { pipCashWithdraw: 'insufficient' },
  steps: async (page) => {
    await logIn(page)
    await page.fill('提现金额', '20')
    await page.click('button', '提现¥20')
    await page.seeText('可提现余额不足')
  },
}
