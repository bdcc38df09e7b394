import { deepEqual, equal } from 'node:assert/strict'
import { inBothBrowsers, site } from './inBothBrowsers.ts'

const isReady = `document.documentElement.getAttribute('data-app') === 'ready'`

inBothBrowsers('a friend registers through an invitation and sees the reward (spec 1 §4, step 7)', async (page) => {
  await page.goto(`${site}passenger-invite-passenger-activity-cash/invitee-register?sourceId=PIPCASH2026&promotorCode=P8K3QX`)
  await page.waitUntil(isReady)
  await page.seeText('138****8000 邀请你一起出行')
  await page.fill('手机号', '13512345678')
  await page.check('同意')
  await page.click('button', '获取验证码')
  await page.seeText('验证码已发送')
  await page.fill('验证码', '123456')
  await page.click('button', '登录')
  await page.find('heading', '打车金到手啦')
  await page.seeText('¥20')
  equal((await page.address()).pathname, '/market-platform-h5/passenger-invite-passenger-activity-cash/invitee-register-success')
  deepEqual(page.errors(), [])
})
