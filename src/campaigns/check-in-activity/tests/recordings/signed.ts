import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

export const journey: Journey = {
  path: '/login?sourceId=CHECKIN2026',
  steps: async (page) => {
    await logIn(page, '13700137000')
    await page.click('button', '立即签到')
    await page.find('dialog', '签到成功')
    await page.click('button', '知道了')
    await page.seeText('已连续签到5天')
  },
}
