// About 10 s.
import { drawJourney } from '../../../../../tests/browser/drawJourney.ts'

const prefix = 'helper-activity'

drawJourney({
  prefix,
  search: '&promotorCode=P8K3QX',
  mobile: '13512345671',
  call: 'helperAssist',
  button: '帮TA助力',
  settled: ['dialog', '助力成功'],
  close: '知道了',
  rest: async (page) => {
    await page.seeText('4/5')
    await page.seeText('你已助力过')
    await page.click('button', '我也要免费领')
    await page.seeText('0/5')
  },
  draws: 1,
})

drawJourney({
  prefix,
  // Whose round is full.
  mobile: '13700137000',
  call: 'receiveHelperReward',
  button: '领取奖励',
  settled: ['dialog', '座位坐满啦'],
  close: '知道了',
  rest: async (page) => {
    await page.seeText('奖励已领取')
    await page.click('button', '再来一轮', 2)
    await page.seeText('0/5')
  },
  draws: 1,
})
