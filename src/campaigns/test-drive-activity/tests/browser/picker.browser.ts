// About 40 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { inBothBrowsers, inBrowser, site, whenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { LARGE_TEXT } from '../../../../../tests/browser/looks/largeText.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { received } from '../../../../../tests/browser/received.ts'
import { BOOKING, fillBooking, isAt, noDialog, PREFIX, WITH } from './steps.ts'

whenWhole('test drive: a picker that cannot be had says so, costs nothing that was typed, and comes once it can', async (page) => {
  await page.goto(site + BOOKING + WITH)
  await page.fill('姓名', '李晓明')
  await page.blockAddresses(['*/assets/*'])
  for (const _ of [1, 2]) {
    await page.click('button', '体验时间')
    await page.seeText('网络开小差了，请稍后重试')
    await page.waitUntil(`!document.querySelector('[role=alert], [role=status]') || document.body.innerText.indexOf('网络开小差了') < 0`)
  }
  await page.blockAddresses([])
  await page.click('button', '体验时间')
  await page.find('dialog', '选择体验时间')
  equal(await page.evaluate(`document.querySelector('input[name=name]').value`), '李晓明')
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

/** Of each column: whether the chosen row stands in the middle of it, in sight and whole. */
const CHOSEN = `Array.prototype.map.call(document.querySelectorAll('[role=listbox]'), function (column) {
  var row = column.querySelector('[aria-selected=true]'), place = row.getBoundingClientRect(), around = column.getBoundingClientRect()
  var isInSight = [3, place.height / 2, place.height - 3].every(function (y) { return row.contains(document.elementFromPoint(place.left + place.width / 2, place.top + y)) })
  return isInSight && Math.abs(place.top + place.height / 2 - around.top - around.height / 2) <= 2 && row.scrollWidth <= row.clientWidth && row.scrollHeight <= row.clientHeight
}).join()`

for (const [what, { width, height, isLarge }] of Object.entries({
  'on a small phone': { width: 320, height: 568, isLarge: false },
  'on a phone that lies on its side': { width: 667, height: 331, isLarge: false },
  'with letters twice as large': { width: 390, height: 700, isLarge: true },
})) {
  inBothBrowsers(`test drive: what is chosen in the wheel is in sight ${what}`, async (page) => {
    await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true })
    await page.goto(site + BOOKING + WITH)
    await page.find('button', '体验时间')
    if (isLarge) await page.evaluate(LARGE_TEXT)
    await page.click('button', '体验时间')
    await page.waitUntil(`${CHOSEN} === 'true,true,true'`)
    await page.evaluate(`(function (days) { days.scrollTop = days.querySelector('[role=option]').offsetHeight })(document.querySelector('[role=listbox]'))`)
    await page.waitUntil(`document.querySelectorAll('[role=option]')[1].getAttribute('aria-selected') === 'true' && ${CHOSEN} === 'true,true,true'`)
  })
}

inBrowser('current', 'test drive: a phone set to another time zone is offered the times of Shanghai', async (page) => {
  await page.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
  await page.goto(site + BOOKING + WITH)
  await page.find('button', '立即预约')
  await fillBooking(page, 'today')
  await page.click('button', '立即预约')
  await isAt(page, `${PREFIX}/login`)
  await logIn(page)
  await isAt(page, `${BOOKING}/orderInfo`)
  const [request] = await received('passengerAppointmentTestDrive')
  const inShanghai = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const time = String(request?.body?.['experienceTime'])
  ok(time > inShanghai(Date.now() + 115 * 60_000) && time <= inShanghai(Date.now() + 131 * 60_000), time)
})

const isPressed = (words: string): string => `document.activeElement.textContent.indexOf(${JSON.stringify(words)}) >= 0`
const back = (page: Page): Promise<unknown> => page.evaluate('history.back()')

async function openPicker(page: Page): Promise<void> {
  await page.click('button', '体验时间')
  await page.find('dialog', '选择体验时间')
  await page.waitUntil('history.state.over === 1')
}

inBothBrowsers('test drive: back closes the picker and leaves the page as it was; the history keeps nothing of it', async (page) => {
  await page.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 480, deviceScaleFactor: 2, mobile: true })
  await page.goto(site + PREFIX + WITH)
  await page.click('button', '预约试驾')
  await page.find('button', '立即预约')
  await openPicker(page)
  const top = await page.evaluate<number>('window.pageYOffset')
  await back(page)
  await noDialog(page)
  await page.waitUntil(isPressed('体验时间'))
  equal(await page.evaluate('window.pageYOffset'), top)
  await back(page)
  await isAt(page, `${PREFIX}/appointmentGuide`)
  await page.waitUntil(isPressed('预约试驾'))
  await page.click('button', '预约试驾')
  await page.find('button', '立即预约')
  await openPicker(page)
  // Not by its place on the screen, which is still moving.
  await page.evaluate(`document.querySelector('[role=dialog] [aria-label="关闭"]').click()`)
  await noDialog(page)
  await page.waitUntil('!history.state.over')
  await page.evaluate('history.forward()')
  await wait(500)
  await page.waitUntil('!history.state.over')
  await openPicker(page)
  await page.reload()
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
  await openPicker(page)
  await back(page)
  await noDialog(page)
  await isAt(page, BOOKING)
  await back(page)
  await isAt(page, `${PREFIX}/appointmentGuide`)
  deepEqual(page.errors(), [])
})
