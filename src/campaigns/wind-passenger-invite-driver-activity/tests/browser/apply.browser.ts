// About 15 s.
import { deepEqual, equal } from 'node:assert/strict'
import { backend, inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { received } from '../../../../../tests/browser/received.ts'

const WIND = 'wind-passenger-invite-driver-activity'

inBothWhenWhole('recommended driver: what was typed is there after a login, a refusal and a reload, and a user who has a session needs no other code', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${WIND}/invitee-register?sourceId=WINDPID2026&promotorCode=P8K3QX`)
  await page.seeText('138****8000 推荐')
  await page.fill('姓名', '李雷')
  await page.fill('手机号', '13512345678')
  await page.check('我已阅读并同意')
  await page.click('button', '获取验证码')
  await page.seeText('验证码已发送')
  await page.fill('验证码', '123456')
  await page.click('button', '所在城市')
  await page.click('button', '确认')
  await page.waitUntil(`!document.querySelector('[role=dialog]')`)
  await page.check('驾照')
  await backend('scenario', { submitWindDriverClue: 'cityClosed>ok' })
  await page.click('button', '提交')
  // The login is through by then; the form itself is refused.
  await page.seeText('所在城市暂未开放招募')
  await page.reload()
  await page.waitUntil(`document.querySelector('input[name=name]') && document.querySelector('input[name=name]').value === '李雷'`)
  equal(await page.evaluate(`document.querySelector('input[name=driverLicence]').checked`), true)
  equal(await page.evaluate(`document.querySelector('input[name=phone]').value`), '135 1234 5678')
  await page.click('button', '提交')
  await page.seeText('报名成功')
  equal((await received('caslogin')).length, 1)
  await page.reload()
  await page.seeText('登记编号')
  deepEqual(page.errors(), [])
})
