// About 6 s.
import { equal } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { longList } from '../../../../../tests/browser/looks/longList.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { readPoster } from '../../../../../tests/browser/looks/readPoster.ts'

const PREFIX = 'driver-invite-passenger-activity-2'
const CODE = `document.querySelector('main img[src^="data:image/png"]')`

inBothWhenWhole('the code on its page leads to the driver’s own link, as small as on the narrowest phone', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${PREFIX}/qr-code?sourceId=DIPASS2026`)
  await page.click('button', '登录')
  await logIn(page, '13900139000')
  const { link } = await readPoster(page, CODE, 280)
  equal(link.split('?')[0], `${site}${PREFIX}/invitee-register`)
  const { searchParams } = new URL(link)
  equal([searchParams.get('sourceId'), searchParams.get('promotorCode')].join(), 'DIPASS2026,D5M9TR')
})

const driver = { prefix: PREFIX, sourceId: 'DIPASS2026', mobile: '13900139000' }

longList({ ...driver, path: 'invite-list', call: 'queryDip2InviteList' })
longList({ ...driver, path: 'income-list', call: 'queryDip2IncomeList' })
longList({ ...driver, path: 'history-income-list', call: 'queryDip2HistoryIncomeList' })
