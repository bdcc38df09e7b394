// About 20 s.
import { deepEqual, ok } from 'node:assert/strict'
import { backend, inBothBrowsers, inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { MOST_HELD, longList, scrollUntil } from '../../../../../tests/browser/looks/longList.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { expectPoster } from '../../../../../tests/browser/looks/posterSteps.ts'
import { received } from '../../../../../tests/browser/received.ts'

const PIP = 'passenger-invite-passenger-activity'
const WITH = '?sourceId=PIP2026&channel=WX1'
const LINK = `${site}${PIP}/invitee-register?sourceId=PIP2026&promotorCode=P8K3QX&shareSourceId=PIP2026&channel=WX1`

inBothBrowsers('coupon invite: the poster leads to the inviter’s own link, from the screen and from the album', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${PIP}/share${WITH}`)
  await logIn(page)
  await page.seeText('长按图片保存到相册')
  await expectPoster(page, `document.querySelector('main img[src^="data:image/png"]')`, LINK)
  deepEqual(page.errors(), [])
})

longList({ prefix: PIP, path: 'invited-user-list', sourceId: 'PIP2026', call: 'getPassengerInviteUserList' })

inBrowser('current', 'coupon invite: the sheet of rewards scrolls by itself with a bounded document, and asks for no page twice', async (page) => {
  await backend('scenario', { getPipRewardDtl: 'tenThousand' })
  await page.goto(`${site}${PIP}/login${WITH}`)
  await logIn(page)
  await page.click('button', '奖励明细')
  await page.waitUntil(`document.querySelectorAll('[role="dialog"] [role="listitem"]').length > 0`)
  const most = await scrollUntil(page, 300, `document.querySelector('[role="dialog"] [role="list"]').parentElement`)
  ok(most <= MOST_HELD + 20, `The document held ${most} rows.`)
  const asked = (await received('getPipRewardDtl')).map(({ path }) => Number(new URL(path, site).searchParams.get('pageNo')))
  deepEqual(asked, asked.map((_, index) => index + 1))
  deepEqual(page.errors(), [])
})
