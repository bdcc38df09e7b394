import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

export const journey: Journey = {
  path: '/login?sourceId=PIP2026&channel=WX1',
  steps: async (page) => {
    await logIn(page)
    await page.find('button', '奖励明细')
    await page.click('button', '分享')
    await page.click('button', '复制链接')
    await page.seeText('链接已复制')
  },
}
