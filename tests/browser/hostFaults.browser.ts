import { deepEqual } from 'node:assert/strict'
import { inBothBrowsers, site } from './inBothBrowsers.ts'

const CASH = 'passenger-invite-passenger-activity-cash'
const SOURCE = 'sourceId=PIPCASH2026&platform=android&network=wifi&account=none'

for (const host of ['nativeApp', 'wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram', 'dingtalk']) {
  inBothBrowsers(`a bridge of ${host} that never answers, answers late, twice, nonsense, or throws keeps nobody from logging in`, async (page) => {
    for (const fault of ['never', 'late', 'twice', 'malformed', 'throw']) {
      await page.goto(`${site}${CASH}/login?${SOURCE}&host=${host}&fail=*:${fault}`)
      await page.waitUntil(`location.search.indexOf('${fault}') > 0`)
      await page.find('textbox', '手机号')
      await page.find('button', '获取验证码')
    }
    deepEqual(page.errors(), [])
  })
}

inBothBrowsers('a share panel of the native app that never comes, or breaks, leaves our own way to share', async (page) => {
  for (const fault of ['never', 'malformed', 'throw']) {
    await page.goto(`${site}${CASH}?${SOURCE}&host=nativeApp&fail=share:${fault}`)
    await page.waitUntil(`location.search.indexOf('${fault}') > 0`)
    await page.click('button', '分享')
    await page.find('button', '复制链接')
  }
  deepEqual(page.errors(), [])
})

inBothBrowsers('a chat app that never answers still gets its mask', async (page) => {
  for (const host of ['wechatMiniProgram', 'wechatWebView']) {
    await page.goto(`${site}${CASH}?${SOURCE}&host=${host}&fail=*:never`)
    await page.waitUntil(`location.search.indexOf('${host}') > 0`)
    await page.click('button', '分享')
    await page.seeText('点击右上角「···」')
  }
  deepEqual(page.errors(), [])
})
