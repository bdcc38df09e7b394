// About 10 s.
import { drawJourney, openPage } from '../../../../../tests/browser/drawJourney.ts'

const prefix = 'finish-sheet'

drawJourney({
  prefix,
  search: '&orderNo=R20261120',
  call: 'receiveFinishSheetReward',
  button: '拆开看看',
  asking: '下次打车券',
  settled: ['heading', '下次打车券'],
  rest: async (page) => {
    await page.find('button', '去使用')
    await openPage(page, prefix, { search: '&orderNo=R20261121' })
    // One reward for each ride, and none without a ride.
    await page.click('button', '拆开看看', 2)
    await page.find('heading', '下次打车券')
    await openPage(page, prefix, {})
    await page.find('heading', '完成行程后可参与')
    await page.find('button', '去打车')
  },
  draws: 2,
})
