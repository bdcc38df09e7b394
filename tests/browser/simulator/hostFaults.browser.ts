// About 20 s.
import { deepEqual } from 'node:assert/strict'
import { inBothWhenWhole } from '../driver/inBothBrowsers.ts'
import { login } from '../served.ts'

const FAULTS = ['never', 'late', 'twice', 'malformed', 'throw']

for (const host of ['nativeApp', 'wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram', 'dingtalk']) {
  inBothWhenWhole(`a bridge of ${host} that never answers, answers late, twice, nonsense, or throws keeps nobody from logging in`, async (page) => {
    for (const fault of FAULTS) {
      await page.goto(`${login}&platform=android&network=wifi&account=none&host=${host}&fail=*:${fault}`)
      await page.waitUntil(`location.search.indexOf('${fault}') > 0`)
      await page.find('textbox', '手机号')
      await page.find('button', '获取验证码')
    }
    deepEqual(page.errors(), [])
  }, { isStill: true })
}
