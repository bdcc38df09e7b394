// About 15 s.
import { drawJourney, enterHome } from '../../../../../tests/browser/drawJourney.ts'
import { backend } from '../../../../../tests/browser/driver/inBothBrowsers.ts'

const prefix = 'red-envelope-activity'
const call = 'openRedEnvelope'

drawJourney({
  prefix,
  call,
  begin: (page) => page.click('button', '开始抢红包'),
  button: '直接开奖',
  settled: ['dialog', '恭喜你获得'],
  close: '关闭',
  rest: async (page) => {
    await page.find('button', '明天再来')
    await page.reload()
    await page.find('heading', '今日已领，明天再来')
    await enterHome(page, { prefix, mobile: '13700137000' })
    await backend('scenario', { [call]: 'nothing' })
    await page.click('button', '开始抢红包')
    await page.click('button', '直接开奖')
    await page.find('dialog', '红包溜走了')
    await page.click('button', '分享给好友')
    await page.find('dialog', '分享给好友')
  },
  draws: 2,
})
