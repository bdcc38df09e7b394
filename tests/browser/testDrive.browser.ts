import { deepEqual, equal, ok } from 'node:assert/strict'
import { backend, inBothBrowsers, inBrowser, site } from './inBothBrowsers.ts'
import type { Page } from './page.ts'

const PREFIX = 'test-drive-activity'
const BOOKING = `${PREFIX}/appointmentDrivingTest`
const LEAD = `${PREFIX}/retainedCapital`
const WITH = '?sourceId=TESTDRIVE2026'

type Received = { readonly endpoint?: string; readonly body: Readonly<Record<string, unknown>> | null }
const received = async (endpoint: string): Promise<readonly Received[]> => ((await (await fetch(new URL('/__mock__/requests', site))).json()) as Received[]).filter((request) => request.endpoint === endpoint)

const isAt = (page: Page, path: string) => page.waitUntil(`location.pathname.indexOf(${JSON.stringify(`/${path}`)}) >= 0`)
const noDialog = (page: Page) => page.waitUntil(`!document.querySelector('[role=dialog]')`)

async function logIn(page: Page, mobile = '13800138000'): Promise<void> {
  await page.find('button', '获取验证码')
  await page.fill('手机号', mobile)
  await page.fill('验证码', '123456')
  await page.check('我已阅读并同意')
  await page.click('button', '登录')
}

async function pickTime(page: Page): Promise<void> {
  await page.click('button', '体验时间')
  await page.find('dialog', '选择体验时间')
  await page.waitUntil(`document.querySelectorAll('[role=listbox]').length === 3`)
  await page.click('button', '确认')
  await noDialog(page)
}

async function pickPlace(page: Page): Promise<void> {
  await page.click('button', '上车地点')
  await isAt(page, `${BOOKING}/address`)
  await page.fill('上车地点', '五角场')
  await page.waitUntil(`document.querySelectorAll('main ul > li').length === 1`)
  await page.click('button', '五角场(地铁站)')
  await page.find('button', '立即预约')
}

async function fillBooking(page: Page): Promise<void> {
  await page.fill('姓名', '李晓明')
  await page.fill('手机号', '13800138000')
  await pickTime(page)
  await pickPlace(page)
  await page.check('我已阅读并同意')
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
  await page.click('button', '确认')
  await page.seeText('已取消')
  deepEqual((await received('cancelTestDriveOrder')).map(({ body }) => body?.['secondConfirm']), [1, 2])
  deepEqual(page.errors(), [])
})

inBrowser('current', 'test drive: a booking by somebody who is logged in; the draft survives a reload', async (page) => {
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

inBrowser('current', 'test drive: the wheel follows the finger and shows 52 px rows', async (page) => {
  await page.goto(site + BOOKING + WITH)
  await page.click('button', '体验时间')
  await page.waitUntil(`document.querySelectorAll('[role=listbox]').length === 3`)
  await page.evaluate(`(function (hours) { hours.scrollTop = 52 + 20 })(document.querySelectorAll('[role=listbox]')[0])`)
  await page.waitUntil(`document.querySelectorAll('[role=listbox]')[0].scrollTop === 52`)
  await page.waitUntil(`document.querySelectorAll('[role=listbox]')[0].querySelectorAll('[role=option]')[1].getAttribute('aria-selected') === 'true'`)
  equal(await page.evaluate<number>(`document.querySelector('[role=option]').offsetHeight`), 52)
})

async function fillLead(page: Page): Promise<void> {
  await page.fill('姓名', '李晓明')
  await page.fill('手机号', '13512345678')
  for (const field of ['省份', '城市', '经销商']) {
    await page.click('button', field)
    await page.find('dialog', `请选择${field}`)
    await page.click('button', '确认')
    await noDialog(page)
  }
  await page.check('我已阅读并同意')
  await page.click('button', '提交意向')
}

inBrowser('current', 'test drive: a lead is given to whoever logs in after it', async (page) => {
  await page.goto(site + LEAD + WITH)
  await page.find('button', '提交意向')
  await fillLead(page)
  await isAt(page, `${PREFIX}/login`)
  await logIn(page, '13512345678')
  await isAt(page, `${LEAD}/end`)
  await page.seeText('奖励已发放，可在卡包中查看')
  equal((await received('backFillUid')).length, 1)
  deepEqual(page.errors(), [])
})

inBrowser('current', 'test drive: a lead without a reward ends in the modal, or on the configured link', async (page) => {
  await backend('scenario', { getTestDrivePage: 'leadModal' })
  await page.goto(site + LEAD + WITH)
  await page.find('button', '提交意向')
  await fillLead(page)
  await page.find('dialog', '留资成功')
  await page.click('button', '我知道了')
  await noDialog(page)
  await backend('scenario', { getTestDrivePage: 'leadJump' })
  await page.goto(site + LEAD + WITH)
  await page.find('button', '提交意向')
  await fillLead(page)
  await isAt(page, `${PREFIX}/home`)
  deepEqual(page.errors(), [])
})

inBrowser('current', 'test drive: the address search says no result, failure, then finds', async (page) => {
  await page.goto(site + BOOKING + WITH)
  await page.click('button', '上车地点')
  await page.waitUntil(`document.querySelectorAll('main ul > li').length > 3`)
  await page.fill('上车地点', '没有的地方')
  await page.seeText('无结果，换个词试试')
  await backend('scenario', { searchPlaces: 'http500>ok' })
  await page.fill('上车地点', '豫园')
  await page.seeText('网络异常，请检查网络后重试')
  await page.click('button', '重试')
  await page.click('button', '豫园')
  await page.find('button', '立即预约')
  await page.find('button', '豫园')
  ok(page.errors().every((error) => error.includes('500')))
})

inBrowser('current', 'test drive: nobody loses what is unsent without being asked', async (page) => {
  await page.goto(site + PREFIX + WITH)
  await page.click('button', '预约试驾')
  await page.find('button', '立即预约')
  await page.fill('姓名', '李晓明')
  await page.evaluate('history.back()')
  await page.find('dialog', '确认')
  await page.seeText('存在未完成的内容待提交,是否离开？')
  await page.click('button', '取消')
  await noDialog(page)
  await page.find('button', '立即预约')
  await page.evaluate('history.back()')
  await page.click('button', '残忍离开')
  await isAt(page, `${PREFIX}/appointmentGuide`)
})
