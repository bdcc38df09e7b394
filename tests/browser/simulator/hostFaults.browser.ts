// About 20 s.
import { deepEqual } from 'node:assert/strict'
import { inBothBrowsers } from '../driver/inBothBrowsers.ts'
import { leave } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { login } from '../served.ts'

const FAULTS = ['never', 'late', 'twice', 'malformed', 'throw']

/** The old browser, which stands on the same code, takes one fault of each host, another one each. */
leave('four of five faults of each bridge in Chromium 64')

for (const [nth, host] of ['nativeApp', 'wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram', 'dingtalk'].entries()) {
  inBothBrowsers(`a bridge of ${host} that never answers, answers late, twice, nonsense, or throws keeps nobody from logging in`, async (page) => {
    for (const fault of isWhole || page.browser === 'current' ? FAULTS : FAULTS.slice(nth, nth + 1)) {
      await page.goto(`${login}&platform=android&network=wifi&account=none&host=${host}&fail=*:${fault}`)
      await page.waitUntil(`location.search.indexOf('${fault}') > 0`)
      await page.find('textbox', '手机号')
      await page.find('button', '获取验证码')
    }
    deepEqual(page.errors(), [])
  }, { isStill: true })
}
