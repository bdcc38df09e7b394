// About 25 s.
import { deepEqual, ok } from 'node:assert/strict'
import { openStaticHost } from '../../../../../tests/browser/demo/staticHost.ts'
import { inBrowser } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { readPoster } from '../../../../../tests/browser/looks/readPoster.ts'
import { CASH, WITH } from './steps.ts'

const INVITER = '13511110001'
const FRIEND = '13522220002'

const host = await openStaticHost()
const HOME = `${host.address}market-platform-h5/${CASH}${WITH}&cityCode=310000`

inBrowser('current', 'the demo without a server: invite, friend registers, first order, withdrawal, and all of it stays over reloads and in every tab', async (page) => {
  const leave = async (): Promise<void> => void (await page.send('Network.clearBrowserCookies'))

  // The first visit of this browser: the document's early call waits for the worker too.
  await page.goto(HOME)
  await page.click('button', '立即邀请')
  await page.waitUntil(`/\\/login\\/?$/.test(location.pathname)`)
  // The last call of the page has its answer: the worker lets through what a page asks for while it is being left.
  await page.waitUntil(`performance.getEntriesByType('resource').some(function (entry) { return /getAppDownloadPageConfig/.test(entry.name) })`)
  await page.reload()
  await logIn(page, INVITER)
  // What was meant before the login went with the redirect to the folder's own address.
  await page.click('button', '立即邀请')
  await page.find('button', '立即分享')
  const { link } = await readPoster(page, `document.querySelector('main img[src^="data:image/png"]')`)
  ok(link.startsWith(host.address), link)

  await leave()
  await page.goto(link)
  await page.seeText('135****0001 邀请你一起出行')
  await logIn(page, FRIEND)
  await page.find('heading', '打车金到手啦')

  await leave()
  await page.goto(HOME.replace('?', '/login/?'))
  await logIn(page, INVITER)
  await page.seeText('待完成首单')
  // The order is finished outside these pages, here by another tab: the page reads what both have.
  const tab = await page.openTab()
  await tab.goto(`${host.address}market-platform-h5/`)
  await tab.waitUntil(`window.__demo && navigator.serviceWorker.controller`)
  await tab.evaluate(`fetch('/__mock__/firstOrder', { method: 'POST', body: JSON.stringify({ mobile: '${FRIEND}' }) })`)
  await page.reload()
  await page.seeText('奖励已到账')
  await page.seeText('可提现金额¥20.00')

  await page.click('button', '提现')
  await page.fill('提现金额', '15.5')
  await page.click('button', '提现¥15.50')
  await page.find('heading', '提现成功')
  await page.reload()
  await page.seeText('¥4.50')
  deepEqual(host.missing, [])
  deepEqual([page.errors(), tab.errors()], [[], []])
})

inBrowser('current', 'what tells of a demo’s backend that is long in coming takes no press from the page', async (page) => {
  const isTold = `!!document.querySelector('html > [role=status]')`
  // Longer than the driver waits for what lies over a button to go.
  host.delay('backend.js', 5000)
  await page.goto(HOME)
  await page.waitUntil(isTold)
  await page.click('button', '立即邀请')
  await page.waitUntil(`document.querySelector('[data-press][aria-busy=true]')`)
  ok(await page.evaluate(isTold))
  await page.waitUntil(`/\\/login\\/?$/.test(location.pathname)`)
  host.delay('backend.js', 0)
  deepEqual(page.errors(), [])
})
