// About 35 s.
import { deepEqual, equal } from 'node:assert/strict'
import { inBothBrowsers, inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { received } from '../../../../../tests/browser/received.ts'
import { BOOKING, fillBooking, isAt, noDialog, PREFIX, WITH } from './steps.ts'

/** A step back is asked about, and not made where the user does not want it. */
async function stayWhenAsked(page: Page): Promise<void> {
  await page.evaluate('history.back()')
  await page.find('dialog', '确认')
  await page.seeText('存在未完成的内容待提交,是否离开？')
  await page.click('button', '取消')
  await noDialog(page)
  await page.find('button', '立即预约')
}

inBothBrowsers('test drive: a booking is written, sent after the login by itself, shown and cancelled', async (page) => {
  await page.goto(site + PREFIX + WITH)
  await page.click('button', '预约试驾')
  await page.find('button', '立即预约')
  await fillBooking(page)
  await page.click('button', '立即预约')
  await isAt(page, `${PREFIX}/login`)
  await logIn(page)
  await isAt(page, `${BOOKING}/orderInfo`)
  await page.seeText('五角场(地铁站)')
  equal((await received('passengerAppointmentTestDrive')).length, 1)
  await page.seeText('待试驾')
  await page.click('button', '取消预约')
  await page.find('dialog', '取消后需重新预约，确定取消本次试驾吗？')
  await page.click('button', '取消预约')
  await page.seeText('已取消')
  deepEqual((await received('cancelTestDriveOrder')).map(({ body }) => body?.['secondConfirm']), [1, 2])
  deepEqual(page.errors(), [])
})

inBrowser('current', 'test drive: a booking by a user who is logged in; the draft survives a reload', async (page) => {
  await page.goto(`${site}${PREFIX}/login${WITH}`)
  await logIn(page)
  await isAt(page, `${PREFIX}/appointmentGuide`)
  await page.click('button', '预约试驾')
  await page.waitUntil(`document.querySelector('input[name=phone]') && document.querySelector('input[name=phone]').value === '138 0013 8000'`)
  await fillBooking(page)
  await page.reload()
  await page.waitUntil(`document.querySelector('input[name=name]') && document.querySelector('input[name=name]').value === '李晓明'`)
  await page.find('button', '五角场')
  await page.click('button', '立即预约')
  await isAt(page, `${BOOKING}/orderInfo`)
  const [request] = await received('passengerAppointmentTestDrive')
  equal(request?.body?.['originPoi'], '五角场(地铁站)')
  deepEqual(page.errors(), [])
})

inBrowser('current', 'test drive: a user is asked before what is unsent is lost', async (page) => {
  await page.goto(site + PREFIX + WITH)
  await page.click('button', '预约试驾')
  await page.find('button', '立即预约')
  await page.fill('姓名', '李晓明')
  await stayWhenAsked(page)
  await page.evaluate('history.back()')
  await page.find('dialog', '确认')
  await page.waitUntil('history.state.over === 1')
  // Back is no answer: the form stays.
  await page.evaluate('history.back()')
  await noDialog(page)
  await page.find('button', '立即预约')
  await page.evaluate('history.back()')
  await page.click('button', '残忍离开')
  await isAt(page, `${PREFIX}/appointmentGuide`)
})

inBrowser('current', 'test drive: a user is asked before a form that was opened directly is left, too (spec 2 §4)', async (page) => {
  const before = new URL('/__mock__/document/call-car.html', site).href
  await page.goto(before)
  await page.goto(site + BOOKING + WITH)
  await page.fill('姓名', '李晓明')
  await page.waitUntil('history.state.over === 1')
  await stayWhenAsked(page)
  await page.waitUntil('history.state.over === 1')
  await page.evaluate('history.back()')
  await page.click('button', '残忍离开')
  await page.waitUntil(`location.href === '${before}'`)
})
