// About 10 s.
import { deepEqual } from 'node:assert/strict'
import { inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { openPage } from '../../../../../tests/browser/driver/page.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

const HELPER = 'helper-activity'
const WITH = '?sourceId=HELPER2026'
const isHome = `location.pathname.slice(-${HELPER.length}) === '${HELPER}' && ${isReady}`

inBrowser('current', 'a friend in a browser of their own logs in, comes back to the round and sits down, and the owner’s open page sees it', async (owner) => {
  await owner.goto(`${site}${HELPER}/login${WITH}`)
  await logIn(owner)
  await owner.waitUntil(isHome)
  await owner.seeText('3/5')
  const friend = await openPage('current')
  try {
    await friend.goto(`${site}${HELPER}${WITH}&promotorCode=P8K3QX`)
    await friend.seeText('138****8000邀你坐上这趟车')
    await friend.click('button', '帮TA助力')
    await logIn(friend, '13512345671')
    await friend.find('dialog', '助力成功')
    await friend.seeText('4/5')
    // The owner does not touch their page.
    await owner.seeText('4/5')
    deepEqual([...owner.errors(), ...friend.errors()], [])
  } finally {
    await friend.close()
  }
})
