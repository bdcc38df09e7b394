// About 15 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { backend, inBothWhenWhole, site, whenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page, Tab } from '../../../../../tests/browser/driver/page.ts'
import { received } from '../../../../../tests/browser/received.ts'
import { isReady } from '../../../../../tests/browser/served.ts'
import { CASH, openLoggedIn, WITH } from './steps.ts'

const HOME = `${site}${CASH}${WITH}`
const SOMEBODY_ELSE = '13800138001'

/** A changed cookie raises no event: a page looks when it is shown again. A browser without a window shows all its pages always, so it is told. */
const lookAt = (tab: Tab) => tab.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)

const isHome = (tab: Tab) => tab.waitUntil(`location.pathname.slice(-${CASH.length}) === '${CASH}' && ${isReady}`)
const isLogin = (tab: Tab) => tab.waitUntil(`location.pathname.slice(-6) === '/login' && ${isReady}`)
const shows = (tab: Tab, text: string) => tab.evaluate<boolean>(`document.body.innerText.indexOf(${JSON.stringify(text)}) >= 0`)

async function open(tab: Tab): Promise<void> {
  await tab.goto(HOME)
  await isHome(tab)
}

/** The next page call is refused for its token: the session is over, as far as its caller knows. */
const endSession = () => backend('scenario', { queryPipCashPage: 'tokenRejected>ok' })

/** A second tab, in which the first one's session ends and another user logs in. The first one has not been looked at since. */
async function logInSomebodyElse(first: Page): Promise<Tab> {
  const second = await first.openTab()
  await open(second)
  await endSession()
  await second.reload()
  await isLogin(second)
  await openLoggedIn(second, SOMEBODY_ELSE)
  return second
}

/** The browser's own words for what the embedded backend refuses. */
const isOwnError = (error: string): boolean => !/Failed to load resource/.test(error)

inBothWhenWhole('two tabs: a login in one is a login in the other (spec 1 §3)', async (first) => {
  await open(first)
  const second = await first.openTab()
  await openLoggedIn(second)
  await second.seeText('126人')
  equal(await shows(first, '126人'), false)

  await lookAt(first)
  await first.seeText('126人')
  await first.seeText('可提现金额¥585.00')
  deepEqual([first.errors(), second.errors()].flat().filter(isOwnError), [])
})

inBothWhenWhole('two tabs: a refused token in one logs the other out, which keeps its page (spec 1 §4)', async (first) => {
  await openLoggedIn(first)
  const second = await first.openTab()
  await open(second)
  await second.seeText('126人')
  await endSession()
  await second.reload()
  await isLogin(second)

  await lookAt(first)
  await first.waitUntil(`document.body.innerText.indexOf('126人') < 0`)
  await isHome(first)
  equal(await shows(first, '585'), false)
  await first.click('button', '立即邀请')
  await isLogin(first)
  deepEqual([first.errors(), second.errors()].flat().filter(isOwnError), [])
})

whenWhole("two tabs: another person's login in one shows nothing of the first person in the other (spec 1 §4)", async (first) => {
  await openLoggedIn(first)
  const second = await logInSomebodyElse(first)
  await second.seeText('还没有邀请记录')
  equal(await shows(first, '126人'), true)

  await lookAt(first)
  await first.seeText('还没有邀请记录')
  deepEqual([await shows(first, '126人'), await shows(first, '585')], [false, false])
  deepEqual([first.errors(), second.errors()].flat().filter(isOwnError), [])
})

whenWhole("two tabs: a token that was refused late ends no other user's session (spec 1 §4)", async (first) => {
  await openLoggedIn(first)
  const second = await logInSomebodyElse(first)

  await second.seeText('还没有邀请记录')
  // The first page has not been shown since: it asks as the first person, and is refused.
  await endSession()
  await first.click('button', '提现')
  await first.waitUntil(`location.pathname.indexOf('/cash-withdraw') > 0`)
  await first.seeText('可提现金额提现记录¥0.00')
  equal(await shows(first, '585'), false)
  await second.reload()
  await second.seeText('还没有邀请记录')
  deepEqual([first.errors(), second.errors()].flat().filter(isOwnError), [])
})

whenWhole("two tabs: a withdrawal that is under way is asked after as its owner alone (spec 1 §3)", async (first) => {
  await openLoggedIn(first)
  await backend('scenario', { pipCashWithdraw: 'processing' })
  await first.click('button', '提现')
  await first.fill('提现金额', '10')
  await first.click('button', '提现¥10')
  await first.find('heading', '提现处理中')
  await logInSomebodyElse(first)

  await lookAt(first)
  await first.seeText('再赚¥10即可提现')
  // Longer than the watch pauses.
  await wait(4_000)
  equal((await received('pipCashWithdraw')).length, 1)
  const asked = await received('queryPipCashWithdrawList')
  const tokens = new Set(asked.map(({ headers }) => headers['authorization']))
  // Each user's list is asked for with their own token.
  equal(new Set(asked.map(({ headers, body }) => `${headers['authorization']} ${String(body?.['userUid'])}`)).size, tokens.size)
  ok(![...tokens].includes(undefined))
})

inBothWhenWhole('two tabs: a withdrawal of unknown outcome is told of in each of them, and sent once (spec 2 §7.2)', async (first) => {
  await openLoggedIn(first)
  await backend('scenario', { pipCashWithdraw: 'lostBehindGateway', queryPipCashWithdrawList: 'http500' })
  await first.click('button', '提现')
  await first.fill('提现金额', '10')
  const second = await first.openTab()
  await second.goto(`${site}${CASH}/cash-withdraw${WITH}`)
  await second.find('textbox', '提现金额')

  await first.click('button', '提现¥10')
  await first.find('heading', '正在确认提现结果')
  // One that was open already hears of it; a new one finds it.
  await second.find('heading', '正在确认提现结果')
  const third = await first.openTab()
  await third.goto(`${site}${CASH}/cash-withdraw${WITH}`)
  await third.find('heading', '正在确认提现结果')

  await backend('scenario', { queryPipCashWithdrawList: 'ok' })
  await first.find('heading', '提现成功')
  for (const tab of [second, third]) await tab.seeText('575.00')
  equal((await received('pipCashWithdraw')).length, 1)
})
