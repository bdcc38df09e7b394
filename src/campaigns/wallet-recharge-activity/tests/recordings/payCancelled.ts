import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

export const journey: Journey = {
  path: '/login?sourceId=WALLET2026&host=nativeApp&platform=android&account=none&fail=pay:cancel',
  steps: async (page) => {
    await logIn(page)
    await page.click('checkbox', '我已阅读并同意《充值活动规则》')
    await page.click('button', '立即充值 ¥100')
    await page.seeText('订单待付款')
  },
}
