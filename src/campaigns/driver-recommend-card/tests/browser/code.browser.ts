import { deepEqual, equal } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { longList } from '../../../../../tests/browser/looks/longList.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { readSaved, widthAt320 } from '../../../../../tests/browser/looks/posterSteps.ts'
import { readPoster } from '../../../../../tests/browser/looks/readPoster.ts'

const CARD = 'driver-recommend-card'
const CODE = `document.querySelector('main img[src^="data:image"]')`
const WITH = '?sourceId=DRIVERCARD2026&channel=WX1'

inBothWhenWhole('card: a passenger’s camera reads from it the form that counts for this driver', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${CARD}/login${WITH}`)
  await logIn(page, '13900139000')
  await page.find('heading', '王师傅')
  const { link } = await readPoster(page, CODE, 176)
  const { origin, pathname, searchParams } = new URL(link)
  equal(origin + pathname, new URL(`${CARD}/promotion-collect-page`, site).href)
  deepEqual(Object.fromEntries(searchParams), { sourceId: 'DRIVERCARD2026', promotorCode: 'D5M9TR', shareSourceId: 'DRIVERCARD2026', channel: 'WX1' })
  equal((await readPoster(page, CODE, await widthAt320(page, CODE))).link, link)
  equal(await readSaved(page, CODE), link)
  deepEqual(page.errors(), [])
})

const LIST = { prefix: CARD, sourceId: 'DRIVERCARD2026', mobile: '13900139000' }
longList({ ...LIST, path: 'invitee-user-list', call: 'queryDriverCardInviteList' })
longList({ ...LIST, path: 'invitee-user-income', call: 'queryDriverCardIncomeList' })
