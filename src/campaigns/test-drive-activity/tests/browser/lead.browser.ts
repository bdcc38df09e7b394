import { deepEqual, equal } from 'node:assert/strict'
import { inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { received } from '../../../../../tests/browser/received.ts'
import { isAt, LEAD, noDialog, PREFIX, WITH } from './steps.ts'

inBrowser('current', 'test drive: a lead is given to the user who logs in after it', async (page) => {
  await page.goto(site + LEAD + WITH)
  await page.fill('姓名', '李晓明')
  await page.fill('手机号', '13512345678')
  for (const field of ['省份', '城市', '经销商']) {
    await page.click('button', field)
    await page.find('dialog', `请选择${field}`)
    await page.click('button', '确认')
    await noDialog(page)
  }
  await page.check('我已阅读并同意')
  await page.click('button', '提交意向')
  await isAt(page, `${PREFIX}/login`)
  await logIn(page, '13512345678')
  await isAt(page, `${LEAD}/end`)
  await page.seeText('奖励已发放，可在卡包中查看')
  equal((await received('backFillUid')).length, 1)
  deepEqual(page.errors(), [])
})
