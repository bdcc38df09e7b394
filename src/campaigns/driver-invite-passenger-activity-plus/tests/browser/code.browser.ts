// About 8 s.
import { deepEqual } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { longList } from '../../../../../tests/browser/looks/longList.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { readPoster } from '../../../../../tests/browser/looks/readPoster.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

const PLUS = 'driver-invite-passenger-activity-plus'
const WITH = '?sourceId=DIPPLUS2026&channel=WX1'
const DRIVER = '13900139000'

const CODE = `document.querySelector('[role="dialog"] img[src^="data:image/png"]')`
const POSTER = `document.querySelector('main img[src^="data:image/png"]')`

const inviting = (link: string) => {
  const { origin, pathname, searchParams } = new URL(link)
  return { page: origin + pathname, ...Object.fromEntries(searchParams) }
}
const INVITATION = { page: `${site}${PLUS}/invitee-register`, sourceId: 'DIPPLUS2026', promotorCode: 'D5M9TR', shareSourceId: 'DIPPLUS2026', channel: 'WX1' }

inBothWhenWhole('a driver’s code and the poster behind the seat lead to the driver’s own link', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${PLUS}/login${WITH}`)
  await logIn(page, DRIVER)
  await page.waitUntil(`location.pathname.slice(-${PLUS.length}) === '${PLUS}' && ${isReady}`)
  await page.find('button', '邀请乘客')
  await page.evaluate(`Array.from(document.querySelectorAll('button')).filter(function (button) { return button.textContent.indexOf('面对面扫码') >= 0 })[0].click()`)
  // As small as it stands on the narrowest phone.
  deepEqual(inviting((await readPoster(page, CODE, 240)).link), INVITATION)
  await page.goto(`${site}${PLUS}/share${WITH}`)
  const { width, height, link } = await readPoster(page, POSTER)
  deepEqual([width, height, inviting(link)], [1120, 750, INVITATION])
  deepEqual(page.errors(), [])
})

const driver = { prefix: PLUS, sourceId: 'DIPPLUS2026', mobile: DRIVER }

longList({ ...driver, path: 'invitation-list', call: 'queryDipPlusInviteList' })
longList({ ...driver, path: 'profit-list', call: 'queryDipPlusProfitList', detail: 'profit-detail' })
longList({ ...driver, path: 'profit-detail', call: 'queryDipPlusProfitDetail' })
