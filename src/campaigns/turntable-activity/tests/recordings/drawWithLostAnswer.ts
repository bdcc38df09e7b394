import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

export const journey: Journey = {
  path: '/login?sourceId=TURNTABLE2026',
  outcomes: { turntableDraw: 'lostBehindGateway>ok' },
  steps: async (page) => {
    await logIn(page)
    await page.click('button', '立即抽奖')
    await page.find('dialog', '')
    await page.click('button', '关闭')
    await page.seeText('剩余2次机会')
  },
}
