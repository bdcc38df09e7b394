import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'
import { BOOKING, fillBooking, isAt, PREFIX, WITH } from '../browser/steps.ts'

export const journey: Journey = {
  path: WITH,
  steps: async (page) => {
    await page.click('button', '预约试驾')
    await page.find('button', '立即预约')
    await fillBooking(page, 'today')
    await page.click('button', '立即预约')
    await isAt(page, `${PREFIX}/login`)
    await logIn(page)
    await isAt(page, `${BOOKING}/orderInfo`)
    await page.seeText('待试驾')
  },
}
