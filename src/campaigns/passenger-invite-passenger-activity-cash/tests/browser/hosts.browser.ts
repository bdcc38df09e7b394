// About 10 s.
import { deepEqual } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { isReady } from '../../../../../tests/browser/served.ts'
import { seeCall } from '../../../../../tests/browser/simulator/simulatorPanel.ts'
import { CASH, WITH } from './steps.ts'

const HOME = `${site}${CASH}${WITH}&platform=android&network=wifi&account=none`

/** What a page to share asks of each host on its own, over the vendor's package where there is one. */
const askedByItself = [
  ['wechatWebView', 'updateTimelineShareData'],
  ['wechatMiniProgram', 'postMessage'],
  ['alipayMiniProgram', 'postMessage'],
] as const

for (const [host, method] of askedByItself) {
  inBothWhenWhole(`the home asks ${host} for ${method}`, async (page) => {
    await page.goto(`${site}${CASH}${WITH}&host=${host}&platform=android&network=4g`)
    await page.waitUntil(isReady)
    await seeCall(page, method)
    deepEqual(page.errors(), [])
  })
}

inBothWhenWhole('a share panel of the native app that never comes, or breaks, leaves our own way to share', async (page) => {
  for (const fault of ['never', 'malformed', 'throw']) {
    await page.goto(`${HOME}&host=nativeApp&fail=share:${fault}`)
    await page.waitUntil(`location.search.indexOf('${fault}') > 0`)
    await page.click('button', '分享')
    await page.find('button', '复制链接')
  }
  deepEqual(page.errors(), [])
})

inBothWhenWhole('a chat app that never answers still gets its mask', async (page) => {
  for (const host of ['wechatMiniProgram', 'wechatWebView']) {
    await page.goto(`${HOME}&host=${host}&fail=*:never`)
    await page.waitUntil(`location.search.indexOf('${host}') > 0`)
    await page.click('button', '分享')
    await page.seeText('点击右上角「···」')
  }
  deepEqual(page.errors(), [])
})
