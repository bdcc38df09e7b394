import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '../../../../../tests/browser/driver/page.ts'

export const PREFIX = 'test-drive-activity'
export const BOOKING = `${PREFIX}/appointmentDrivingTest`
export const LEAD = `${PREFIX}/retainedCapital`
export const WITH = '?sourceId=TESTDRIVE2026'

export const isAt = (page: Page, path: string) => page.waitUntil(`location.pathname.indexOf(${JSON.stringify(`/${path}`)}) >= 0`)
export const noDialog = (page: Page) => page.waitUntil(`!document.querySelector('[role=dialog]')`)

type Day = 'today' | 'tomorrow'

const TEN_MINUTES = 600_000
/** Milliseconds: more than a busy machine takes from the choice of a time to its being sent. */
const TO_BE_SENT = 45_000

/** The earliest time of today passes every ten minutes: none is chosen that would before it is sent. */
async function waitForTenMinutes(): Promise<void> {
  const left = TEN_MINUTES - (Date.now() % TEN_MINUTES)
  // Of the very moment at which they begin, the page may still take what has just passed.
  if (left < TO_BE_SENT) await wait(left + 2_000)
}

async function pickTime(page: Page, day: Day): Promise<void> {
  if (day === 'today') await waitForTenMinutes()
  await page.click('button', '体验时间')
  await page.find('dialog', '选择体验时间')
  await page.waitUntil(`document.querySelectorAll('[role=listbox]').length === 3`)
  if (day === 'tomorrow') {
    await page.evaluate(`document.querySelector('[role=listbox]').scrollTop = 52`)
    await page.waitUntil(`document.querySelector('[role=listbox]').querySelectorAll('[role=option]')[1].getAttribute('aria-selected') === 'true'`)
  }
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

/** For tomorrow unless said otherwise. */
export async function fillBooking(page: Page, day: Day = 'tomorrow'): Promise<void> {
  await page.fill('姓名', '李晓明')
  await page.fill('手机号', '13800138000')
  await pickTime(page, day)
  await pickPlace(page)
  await page.check('我已阅读并同意')
}
