// About 10 s.
import { drawJourney, enterHome } from '../../../../../tests/browser/drawJourney.ts'
import { backend } from '../../../../../tests/browser/driver/inBothBrowsers.ts'

const prefix = 'channel-red-envelope-activity'
const call = 'openChannelRedEnvelope'

drawJourney({
  prefix,
  call,
  button: '开红包',
  asking: '恭喜你获得',
  settled: ['heading', '恭喜你获得'],
  // Opened for good: no second one can be tapped.
  rest: async (page) => {
    await page.find('button', '去使用')
    await page.waitUntil(`!document.querySelector('[aria-label="开红包"]')`)
    await enterHome(page, { prefix, mobile: '13700137000' })
    await backend('scenario', { [call]: 'soldOut' })
    await page.click('button', '开红包')
    await page.find('heading', '来晚了，红包已被领完')
    await page.find('button', '打开APP')
  },
  draws: 2,
})
