// About 10 s.
import { deepEqual } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { longList } from '../../../../../tests/browser/looks/longList.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { expectPoster } from '../../../../../tests/browser/looks/posterSteps.ts'

const PREFIX = 'multi-day-special-car-p2p-activity'
const WITH = '?sourceId=MULTIDAYP2P2026&channel=WX1'
const LINK = `${site}${PREFIX}/invitee-register-middle-page?sourceId=MULTIDAYP2P2026&promotorCode=P8K3QX&shareSourceId=MULTIDAYP2P2026&channel=WX1`

inBothWhenWhole('a trip by car: the poster of the home leads to the offer of this inviter, from the screen and from the album', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${PREFIX}/login${WITH}`)
  await logIn(page)
  await page.click('button', '立即邀请')
  await page.click('button', '生成海报')
  await page.seeText('长按图片保存到相册')
  await expectPoster(page, `document.querySelector('[role="dialog"] img[src^="data:image/png"]')`, LINK)
  deepEqual(page.errors(), [])
})

longList({ prefix: PREFIX, path: 'invitation-list', sourceId: 'MULTIDAYP2P2026', call: 'queryMultiDayPipInviteList' })
