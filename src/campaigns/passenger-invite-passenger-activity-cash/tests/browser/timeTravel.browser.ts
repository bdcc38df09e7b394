// About 12 s.
import { openDevTools } from '../../../../../tests/browser/simulator/actionLog.ts'
import { jumpTo, seePast, seeValue, travel } from '../../../../../tests/browser/devtools/timeTravel.ts'
import { inBothWhenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { CASH, openLoggedIn, withdrawTwice } from './steps.ts'

const hasNo = (text: string): string => `document.body.innerText.replace(/\\s/g, '').indexOf('${text}') < 0`

inBothWhenWhole('Redux DevTools travel back and forth through home, list and withdrawal, past the login too, and the screen follows', async (page) => {
  await openDevTools(page)
  await openLoggedIn(page)
  await page.seeText('¥585.00')
  await travel(page, async () => {
    await jumpTo(page, 'login/codeSent')
    await page.find('textbox', '验证码')
    await seePast(page, 'login/codeSent', `/${CASH}/login`)
    await jumpTo(page, 'candle/queryPipCashPage fulfilled')
    await page.seeText('¥585.00')
  })
  await page.seeText('¥585.00')

  await page.click('button', '提现记录')
  await page.seeText('共26笔提现')
  await travel(page, async () => {
    await jumpTo(page, 'candle/queryPipCashWithdrawList pending')
    await page.waitUntil(hasNo('共26笔提现'))
    await jumpTo(page, 'candle/queryPipCashPage fulfilled')
    await page.seeText('¥585.00')
    await jumpTo(page, 'login/codeSent')
    await page.find('textbox', '验证码')
    await jumpTo(page, 'candle/queryPipCashWithdrawList fulfilled')
    await page.seeText('共26笔提现')
  })
  await page.evaluate('history.back()')

  await withdrawTwice(page, 'insufficient>ok')
  await page.seeText('¥565.00')
  await travel(page, async () => {
    await jumpTo(page, 'cashInvite/amountTyped', 0)
    await seeValue(page, '提现金额', '2')
    await jumpTo(page, 'cashInvite/withdrawalRequested')
    await seeValue(page, '提现金额', '20')
    await jumpTo(page, 'cashInvite/withdrawPageOpened')
    await seeValue(page, '提现金额', '')
  })
  await page.find('heading', '提现成功')
})
