// About 15 s.
import { deepEqual } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { expectPoster } from '../../../../../tests/browser/looks/posterSteps.ts'

const WIND = 'wind-driver-invite-driver-activity'
const WITH = '?sourceId=WINDD2D2026&channel=WX1'
const LINK = `${site}${WIND}/invitee-register?sourceId=WINDD2D2026&promotorCode=D5M9TR&shareSourceId=WINDD2D2026&channel=WX1`

inBothWhenWhole('fellow drivers: a passenger is told that it is for drivers; a driver’s poster leads to the form that counts for them', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${WIND}/login${WITH}`)
  await logIn(page)
  await page.seeText('当前账号暂无参与资格')
  await page.click('button', '换司机账号登录')
  await logIn(page, '13900139000')
  await page.seeText('我邀请的同行')
  await page.click('button', '邀请司机')
  await page.waitUntil(`location.pathname.indexOf('/share') > 0`)
  await expectPoster(page, `document.querySelector('main img[src^="data:image/png"]')`, LINK)
  deepEqual(page.errors(), [])
})
