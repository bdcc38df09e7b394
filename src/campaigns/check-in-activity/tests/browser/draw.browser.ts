// About 10 s.
import { deepEqual, equal } from 'node:assert/strict'
import { drawJourney, enterHome } from '../../../../../tests/browser/drawJourney.ts'
import { inBothWhenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { received } from '../../../../../tests/browser/received.ts'

const prefix = 'check-in-activity'

drawJourney({
  prefix,
  // Four days signed, without a day missed.
  mobile: '13700137000',
  call: 'checkInSign',
  button: '立即签到',
  settled: ['dialog', '签到成功'],
  close: '知道了',
  rest: async (page) => {
    await page.seeText('已连续签到5天')
    await page.click('button', '明日再来', 2)
    await page.seeText('已连续签到5天')
  },
  draws: 1,
})

const DETAIL = `document.querySelector('textarea[name="street-address"]')`
const isTyped = `${DETAIL} && ${DETAIL}.value === '南京东路200号'`

inBothWhenWhole('check-in: what was typed of an address survives a reload, is asked for before it is left, and is saved once', async (page) => {
  // Who has a gift, and an address that can still be changed.
  await enterHome(page, { prefix, mobile: '13600136000' })
  await page.click('button', '车载香薰的收货地址')
  await page.click('button', '修改地址')
  await page.fill('详细地址', '南京东路200号')
  await page.reload()
  await page.waitUntil(isTyped)
  await page.evaluate('history.back()')
  await page.find('dialog', '确认')
  await page.seeText('存在未完成的内容待提交,是否离开？')
  await page.click('button', '取消')
  await page.waitUntil(`!document.querySelector('[role=dialog]') && ${isTyped}`)
  await page.click('button', '保存地址', 2)
  await page.seeText('地址已保存')
  await page.seeText('南京东路200号')
  const saved = await received('saveCheckInRewardAddress')
  deepEqual(saved.map(({ body }) => body?.['detail']), ['南京东路200号'])
  // Nothing is unsaved any more, so the page does not ask.
  await page.evaluate('history.back()')
  await page.seeText('累计签到奖励')
  equal(await page.evaluate(`!!document.querySelector('[role=dialog]')`), false)
  deepEqual(page.errors(), [])
})
