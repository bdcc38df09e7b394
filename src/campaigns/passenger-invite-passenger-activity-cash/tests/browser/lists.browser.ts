// About 30 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { backend, inBothBrowsers, inBothWhenWhole, inBrowser, whenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { longListTimeout, MIDDLE, MOST_HELD, ROWS, ROWS_IN_ALL, scrollUntil, type Held } from '../../../../../tests/browser/looks/longList.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { received } from '../../../../../tests/browser/received.ts'
import { isSlowGone, shortenSlowNotice, seeSlow } from '../../../../../tests/browser/driver/slow.ts'
import { openLoggedIn } from './steps.ts'

const pagesAsked = async (): Promise<unknown[]> => (await received('queryPipCashInviteList')).map(({ body }) => body?.['pageNo'])

async function openMany(page: Page): Promise<void> {
  await openLoggedIn(page)
  await backend('scenario', { queryPipCashInviteList: 'tenThousand' })
  await page.click('button', '查看全部')
  await page.seeText('共10000位好友')
}

whenWhole('cash lists: ten thousand rows scroll with a bounded document, one request at a time', async (page) => {
  await openMany(page)
  const most = await scrollUntil(page, ROWS_IN_ALL)
  ok(most <= MOST_HELD, `The document held ${most} rows.`)
  await page.seeText('没有更多了')
  // In order, each once.
  deepEqual(await pagesAsked(), Array.from({ length: ROWS_IN_ALL / 20 }, (_, index) => index + 1))
  // Back up through the middle: every place has its rows.
  for (const part of [0.75, 0.5, 0.25, 0.01]) {
    await page.evaluate(`window.scrollTo(0, document.documentElement.scrollHeight * ${part})`)
    await page.waitUntil(MIDDLE)
    ok((await page.evaluate<Held>(ROWS)).held <= MOST_HELD)
  }
  deepEqual(page.errors(), [])
}, { timeoutMs: longListTimeout(ROWS_IN_ALL) })

inBothWhenWhole('cash lists: rows that arrive at the end leave what is on the screen where it is', async (page) => {
  await openMany(page)
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
  await wait(1_500)
  // The page that was there, the one that its end asked for, and one ahead.
  const asked = await pagesAsked()
  ok(asked.length <= 4, `One scroll asked for ${asked.length} pages.`)
  deepEqual(page.errors(), [])
})

whenWhole('cash lists: coming back finds the row and the place that were left', async (page) => {
  await openMany(page)
  for (const count of [100, 400]) {
    await scrollUntil(page, count)
    await page.evaluate('window.scrollBy(0, -2500)')
    await wait(600)
    const left = await page.evaluate<string>(MIDDLE)
    await page.evaluate('history.back()')
    await page.find('button', '查看全部')
    await page.evaluate('history.forward()')
    await page.waitUntil(`${MIDDLE} === ${JSON.stringify(left)}`)
    // What was asked for again on the way back has come, and nothing has moved.
    await wait(1_500)
    equal(await page.evaluate<string>(MIDDLE), left)
  }
  deepEqual(page.errors(), [])
})

/** The texts in sight that the visible part of the way back to the top lies over; null where it is not there. */
const COVERED = `(function () {
  var shown = document.querySelector('[aria-label="回到顶部"] > span')
  if (!shown) return null
  var face = shown.getBoundingClientRect(), texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT), covered = []
  while (texts.nextNode()) {
    var range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    if (Array.prototype.some.call(range.getClientRects(), function (r) { return r.right > face.left && r.left < face.right && r.bottom > face.top && r.top < face.bottom })) covered.push(texts.currentNode.data)
  }
  return covered.join()
})()`

inBrowser('current', 'cash lists: the way back to the top lies over no status and no amount, wherever the list stands (spec 2 §9)', async (page) => {
  for (const width of [320, 390, 414]) {
    await page.send('Emulation.setDeviceMetricsOverride', { width, height: 700, deviceScaleFactor: 2, mobile: true })
    if (width === 320) await openMany(page)
    for (let top = 700; top < 900; top += 20) {
      // Again and again: a list that has just come to be puts its own place first.
      const look = async (): Promise<string | null> => {
        await page.waitUntil(`(window.scrollTo(0, ${top}), document.querySelector('[aria-label="回到顶部"]'))`)
        return page.evaluate<string | null>(COVERED)
      }
      equal((await look()) ?? (await look()), '')
    }
  }
})

inBrowser('current', 'cash lists: a page that cannot be had keeps the rows and comes at a tap', async (page) => {
  await openLoggedIn(page)
  await backend('scenario', { queryPipCashInviteList: 'many>http500>many' })
  await page.click('button', '查看全部')
  await page.seeText('共45位好友')
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
  await page.click('button', '加载失败，点击重试')
  await page.waitUntil(`${ROWS}.last >= 40`)
  deepEqual((await pagesAsked()).slice(0, 3), [1, 2, 2])
})

whenWhole('cash lists: a tab or a next page that hangs says that it is slow, and comes with the retry', async (page) => {
  await shortenSlowNotice(page)
  await openLoggedIn(page)
  await backend('scenario', { queryPipCashInviteList: 'many>timeout' })
  await page.click('button', '查看全部')
  await page.seeText('共45位好友')
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
  await seeSlow(page)
  await backend('scenario', { queryPipCashInviteList: 'many' })
  await page.evaluate('window.__isOld = true')
  await page.click('button', '重试')
  await page.waitUntil(`!window.__isOld && ${isSlowGone}`)
  await page.seeText('共45位好友')
  await backend('scenario', { queryPipCashRecallInviteList: 'timeout' })
  await page.evaluate(`document.querySelectorAll('[role=tab]')[1].click()`)
  await seeSlow(page)
  await backend('scenario', { queryPipCashRecallInviteList: 'ok' })
  await page.click('button', '重试')
  // The history knows the tab that was chosen.
  await page.waitUntil(`${isSlowGone} && document.querySelectorAll('[role=tab]')[1].getAttribute('aria-selected') === 'true' && document.querySelector('[role=list] > li')`)
})

inBothBrowsers('cash lists: a long list is as bounded where the engine measures no elements itself (before Chrome 64, iOS 13.4)', async (page) => {
  await page.beforeScripts('delete window.ResizeObserver')
  await openMany(page)
  ok((await scrollUntil(page, 300)) <= MOST_HELD)
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight / 2)')
  await page.waitUntil(MIDDLE)
  ok((await page.evaluate<Held>(ROWS)).held <= MOST_HELD)
  equal(await page.evaluate('/native code/.test(String(window.ResizeObserver))'), false)
  deepEqual(page.errors(), [])
})
