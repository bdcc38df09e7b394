// About 10 s.
import { deepEqual } from 'node:assert/strict'
import { inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { openPage, type Tab } from '../../../../../tests/browser/driver/page.ts'

const GROUP = 'group-recharge-activity'
const WITH = '?sourceId=GROUP2026&groupNo=G1&host=nativeApp&account=none'

const enter = async (page: Tab, mobile: string): Promise<void> => {
  await page.goto(`${site}${GROUP}/login${WITH}`)
  await logIn(page, mobile)
  await page.seeText('还差1人成团')
}

inBrowser('current', 'of two people in browsers of their own who want the last place one gets it, and the other is told and may open a group', async (first) => {
  const second = await openPage('current')
  try {
    await enter(first, '13512345671')
    await enter(second, '13512345672')
    await first.click('button', '立即参团 ¥88')
    await first.seeText('参团成功')
    await second.click('button', '立即参团 ¥88')
    await second.seeText('来晚了，这个团已满')
    await first.click('button', '查看我的团')
    await first.seeText('拼团成功，已到账')
    await second.click('button', '我来开团')
    await second.seeText('选择拼团套餐')
    deepEqual([...first.errors(), ...second.errors()], [])
  } finally {
    await second.close()
  }
})
