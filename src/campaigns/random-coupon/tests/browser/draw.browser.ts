// About 15 s.
import { drawJourney } from '../../../../../tests/browser/drawJourney.ts'
import { backend } from '../../../../../tests/browser/driver/inBothBrowsers.ts'

const call = 'randomCouponDraw'

drawJourney({
  prefix: 'random-coupon',
  call,
  button: '抽券',
  settled: ['dialog', '恭喜你获得'],
  close: '关闭',
  rest: async (page) => {
    await page.find('button', '去使用 打车优惠券')
    await page.seeText('今日机会已用完，分享好友再得机会')
    await page.click('button', '分享后再抽一次')
    await page.click('button', '复制链接')
    await page.waitUntil(`!document.querySelector('[role=dialog]')`)
    await backend('scenario', { [call]: 'nothing' })
    await page.click('button', '再抽一次')
    await page.find('dialog', '差一点点')
    await page.click('button', '关闭')
    // The coupon of before is the user's all the same.
    await page.find('button', '去使用 打车优惠券')
    await page.seeText('明天再来抽一张')
  },
  draws: 2,
})
