import { logInBySlider } from '../../../../../tests/recordings/steps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

export const journey: Journey = {
  path: '/login?sourceId=PIP2026',
  outcomes: { sendmobileauthcode: 'slider' },
  steps: async (page) => {
    await logInBySlider(page)
    await page.find('button', '奖励明细')
  },
}
