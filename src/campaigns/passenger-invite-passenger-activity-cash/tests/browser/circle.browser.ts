// About 40 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { backend, inBothBrowsers, inBothWhenWhole, site, whenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { openPage, type Page } from '../../../../../tests/browser/driver/page.ts'
import { received } from '../../../../../tests/browser/received.ts'
import { readPoster } from '../../../../../tests/browser/looks/readPoster.ts'
import { CASH, WITH } from './steps.ts'

const PAGES = site + CASH
const QUERY = `${WITH}&cityCode=310000`
const INVITER = '13511110001'
const FRIEND = '13522220002'

/** The poster stands on the page itself. */
const POSTER = `document.querySelector('main img[src^="data:image/png"]')`

async function openWithdraw(page: Page, mobile: string): Promise<void> {
  await page.goto(`${PAGES}/cash-withdraw${QUERY}`)
  await logIn(page, mobile)
  await page.find('textbox', '提现金额')
}

inBothBrowsers('cash invite: invite, friend registers, first order, balance, withdraw, record (spec 2 §7.2)', async (inviter) => {
  const friend = await openPage(inviter.browser)
  try {
    await inviter.goto(PAGES + QUERY)
    await inviter.click('button', '立即邀请')
    await inviter.waitUntil(`location.pathname.slice(-6) === '/login'`)
    await inviter.reload()
    await logIn(inviter, INVITER)
    await inviter.find('button', '立即分享')
    const { link } = await readPoster(inviter, POSTER)
    equal(new URL(link).searchParams.get('sourceId'), 'PIPCASH2026')
    ok(new URL(link).searchParams.get('promotorCode'))

    await friend.goto(link)
    await friend.seeText('135****0001 邀请你一起出行')
    await logIn(friend, FRIEND)
    await friend.find('heading', '打车金到手啦')

    await inviter.goto(PAGES + QUERY)
    await inviter.seeText('135****0002')
    await inviter.seeText('待完成首单')
    await inviter.seeText('可提现金额¥0.00')

    await backend('firstOrder', { mobile: FRIEND })
    await inviter.reload()
    await inviter.seeText('奖励已到账')
    await inviter.seeText('可提现金额¥20.00')

    await inviter.click('button', '提现')
    await inviter.fill('提现金额', '15.5')
    await inviter.click('button', '提现¥15.50')
    await inviter.find('heading', '提现处理中')
    await inviter.find('heading', '提现成功')
    await inviter.seeText('可提现金额提现记录¥4.50')
    await inviter.click('button', '提现记录')
    await inviter.waitUntil(`location.pathname.indexOf('/withdraw-record') > 0`)
    await inviter.seeText('15.5')
    await inviter.goto(PAGES + QUERY)
    await inviter.seeText('可提现金额¥4.50')
    deepEqual([inviter.errors(), friend.errors()], [[], []])
  } finally {
    await friend.close()
  }
})

whenWhole('cash withdraw: every outcome, and one withdrawal for each intention (spec 2 §5, §8)', async (page) => {
  await openWithdraw(page, '13800138000')
  await page.seeText('李* 已认证')
  const send = async (outcome: string) => {
    await backend('scenario', { pipCashWithdraw: outcome })
    await page.fill('提现金额', '20')
    await page.click('button', '提现¥20')
  }

  await send('failedAtOnce')
  await page.seeText('收款账户异常，请核对后重新提现，金额已退回')
  await page.seeText('¥585.00')
  await page.click('button', '重新提现')

  // A browser may send a lost request again by itself: it is one withdrawal all the same.
  await send('lostBehindGateway')
  await page.find('heading', '提现处理中')
  await page.seeText('¥565.00')
  await page.find('heading', '提现成功')
  await page.click('button', '完成')

  await backend('scenario', { queryPipCashWithdrawList: 'http500' })
  await send('lostBehindGateway')
  await page.find('heading', '正在确认提现结果')
  await page.reload()
  await page.find('heading', '正在确认提现结果')
  await backend('scenario', { pipCashWithdraw: 'ok', queryPipCashWithdrawList: 'ok' })
  await page.seeText('¥545.00')
  await page.find('heading', '提现成功')
  await page.click('button', '完成')

  await send('risk')
  await page.find('dialog', '账户存在风险，请联系客服')
  await page.click('button', '我知道了')
  await send('notRealNamed')
  await page.find('dialog', '请先完成实名认证')
  await page.click('button', '暂不')
  await send('insufficient')
  await page.seeText('可提现余额不足')
  await page.seeText('¥545.00')
  deepEqual(page.errors().filter((error) => !/pipCashWithdraw|Failed to load resource/.test(error)), [])
})

inBothWhenWhole('cash withdraw: a reload while it is in flight loses nothing and pays once; every page says the same new balance (spec 2 §7.2)', async (page) => {
  await openWithdraw(page, '13800138000')
  await page.seeText('¥585.00')
  await backend('scenario', { pipCashWithdraw: 'slow>ok' })
  await page.fill('提现金额', '10')
  await page.click('button', '提现¥10')
  await page.waitUntil(`document.querySelector('button[type=submit][aria-busy=true]')`)
  await page.reload()
  await page.find('heading', '提现处理中')
  await page.find('heading', '提现成功')
  await page.seeText('可提现金额提现记录¥575.00')
  equal((await received('pipCashWithdraw')).length, 1)
  ok((await received('queryPipCashWithdrawList')).length > 1, 'the page that was reloaded never asked what became of the withdrawal')

  await page.click('button', '提现记录')
  await page.waitUntil(`location.pathname.indexOf('/withdraw-record') > 0`)
  await page.seeText('共27笔')
  await page.goto(PAGES + QUERY)
  await page.seeText('可提现金额¥575.00')
  await page.goto(`${PAGES}/cash-withdraw${QUERY}`)
  await page.seeText('可提现金额提现记录¥575.00')
  equal(await page.evaluate(`document.querySelector('input').value`), '')
  deepEqual(page.errors(), [])
})
