import { openDevTools } from '../../../../../tests/browser/simulator/actionLog.ts'
import { jumpTo, seeValue, travel } from '../../../../../tests/browser/devtools/timeTravel.ts'
import { site, whenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { BOOKING, fillBooking, isAt, PREFIX, WITH } from './steps.ts'

whenWhole('Redux DevTools travel back and forth through a booking, its login and its order, and the screen follows', async (page) => {
  await openDevTools(page)
  await page.goto(site + BOOKING + WITH)
  await page.find('button', '立即预约')
  await fillBooking(page)
  await travel(page, async () => {
    await jumpTo(page, 'testDrive/bookingEdited', 2)
    await seeValue(page, '姓名', '李晓')
    await seeValue(page, '手机号', '')
    await page.seeText('请选择体验时间')
    await jumpTo(page, 'candle/getTestDrivePage pending')
    await page.waitUntil(`!document.querySelector('input')`)
    // It was chosen on a page of its own.
    await jumpTo(page, 'testDrive/pickUpChosen')
    await page.find('textbox', '上车地点')
    await jumpTo(page, 'testDrive/bookingEdited')
    await seeValue(page, '手机号', '13800138000')
    await page.waitUntil(`!document.querySelector('[type=checkbox]').checked`)
  })
  await page.waitUntil(`document.querySelector('[type=checkbox]').checked`)

  // Goes on from the newest state: what was typed is sent and kept.
  await page.click('button', '立即预约')
  await isAt(page, `${PREFIX}/login`)
  await page.check('同意')
  await page.click('button', '获取验证码')
  await page.seeText('验证码已发送')
  await page.fill('验证码', '12345')
  await travel(page, async () => {
    await jumpTo(page, 'login/codeTyped', 1)
    await seeValue(page, '验证码', '12')
    await jumpTo(page, 'login/agreementToggled')
    await seeValue(page, '验证码', '')
    await page.find('button', '获取验证码')
  })
  await seeValue(page, '验证码', '12345')
  await page.fill('验证码', '123456')
  await page.click('button', '登录')
  await isAt(page, `${BOOKING}/orderInfo`)
  await page.seeText('等待顾问确认')
  // It asks for the order every 5 s while it is looked at, and a slow machine travels for longer.
  await page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: true })`)
  await travel(page, async () => {
    await jumpTo(page, 'login/codeSent')
    await page.find('textbox', '验证码')
    await jumpTo(page, 'testDrive/bookingAgreed')
    await page.seeText('五角场(地铁站)')
    await seeValue(page, '手机号', '13800138000')
    await jumpTo(page, 'session/loggedIn')
  })
  await page.seeText('等待顾问确认')
})
