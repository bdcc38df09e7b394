// About 30 s.
import { deepEqual } from 'node:assert/strict'
import { inBothBrowsers } from '../driver/inBothBrowsers.ts'
import { login } from '../served.ts'

for (const host of ['nativeApp', 'wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram', 'dingtalk']) {
  inBothBrowsers(`a bridge of ${host} that never answers, answers late, twice, nonsense, or throws keeps nobody from logging in`, async (page) => {
    for (const fault of ['never', 'late', 'twice', 'malformed', 'throw']) {
      await page.goto(`${login}&platform=android&network=wifi&account=none&host=${host}&fail=*:${fault}`)
      await page.waitUntil(`location.search.indexOf('${fault}') > 0`)
      await page.find('textbox', '手机号')
      await page.find('button', '获取验证码')
    }
    deepEqual(page.errors(), [])
  })
}
