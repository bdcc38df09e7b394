// About 15 s.
import { drawJourney } from '../../../../../tests/browser/drawJourney.ts'
import { backend } from '../../../../../tests/browser/driver/inBothBrowsers.ts'

const call = 'turntableDraw'

drawJourney({
  prefix: 'turntable-activity',
  call,
  // Less motion is asked for: how the wheel turns is the other test's.
  before: (page) => page.beforeScripts(`window.matchMedia = function (query) { return { matches: query.indexOf('reduce') >= 0 } }`),
  button: '立即抽奖',
  asking: '转盘转动中',
  settled: ['dialog', ''],
  close: '关闭',
  rest: async (page) => {
    await page.seeText('剩余2次机会')
    await backend('scenario', { [call]: 'won' })
    await page.click('button', '立即抽奖', 2)
    await page.find('dialog', '恭喜你获得')
    await page.seeText('¥5打车券')
    await backend('scenario', { [call]: 'nothing' })
    await page.click('button', '再抽一次')
    await page.find('dialog', '差一点点')
    await page.find('button', '分享给好友')
    await page.click('button', '关闭')
    await page.seeText('今日机会已用完，分享好友再得机会')
  },
  draws: 3,
  isForOldEngine: true,
})
