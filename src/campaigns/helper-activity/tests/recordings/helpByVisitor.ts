import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

export const journey: Journey = {
  path: '?sourceId=HELPER2026&promotorCode=P8K3QX',
  steps: async (page) => {
    await page.seeText('138****8000邀你坐上这趟车')
    await page.click('button', '帮TA助力')
    await logIn(page, '13512345671')
    await page.find('dialog', '助力成功')
    await page.seeText('4/5')
  },
}
