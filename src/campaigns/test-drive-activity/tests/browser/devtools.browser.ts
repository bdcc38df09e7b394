import { deepEqual } from 'node:assert/strict'
import { actionLog, expectNoSecrets, openDevTools, storyOf } from '../../../../../tests/browser/simulator/actionLog.ts'
import { site, whenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { BOOKING, fillBooking, isAt, PREFIX, WITH } from './steps.ts'

whenWhole('Redux DevTools tell a booking as a story: written, validated, postponed for the login, placed', async (page) => {
  await openDevTools(page)
  await page.goto(site + BOOKING + WITH)
  await page.find('button', '立即预约')
  await fillBooking(page)
  await page.click('button', '立即预约')
  await isAt(page, `${PREFIX}/login`)
  await logIn(page)
  await isAt(page, `${BOOKING}/orderInfo`)
  const log = await actionLog(page)
  deepEqual(new Set(storyOf(log, ['testDrive'])), new Set([
    'testDrive/restored',
    'testDrive/activityOpened',
    'testDrive/bookingEdited',
    'testDrive/pickUpChosen',
    'testDrive/bookingAgreed',
    'testDrive/bookingValidated',
    'testDrive/submitPostponed',
    'testDrive/pendingSubmitTaken',
    'testDrive/bookingPlaced',
  ])) // prettier-ignore
  deepEqual(storyOf(log, ['testDrive']).slice(-1), ['testDrive/bookingPlaced'])
  await expectNoSecrets(page, ['13800138000', '138 0013 8000', '李晓明'])
})
