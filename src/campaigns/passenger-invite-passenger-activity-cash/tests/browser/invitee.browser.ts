import { deepEqual, equal } from 'node:assert/strict'
import { inBothBrowsers, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { CASH, WITH } from './steps.ts'

inBothBrowsers('a friend registers through an invitation and sees the reward (spec 1 §4, step 7)', async (page) => {
  await page.goto(`${site}${CASH}/invitee-register${WITH}&promotorCode=P8K3QX`)
  await page.seeText('138****8000 邀请你一起出行')
  await logIn(page, '13512345678')
  await page.find('heading', '打车金到手啦')
  await page.seeText('¥20')
  equal((await page.address()).pathname, `/market-platform-h5/${CASH}/invitee-register-success`)
  deepEqual(page.errors(), [])
})
