// About 15 s.
import { deepEqual, equal } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { frame, inFrame, READY, say, withTool } from '../../../../../tests/browser/workbench/previewSteps.ts'
import { until } from '../../../../../tests/browser/driver/until.ts'

const PREFIX = 'driver-award-activity'
const LIST = `${PREFIX}/list?sourceId=DAWARD2026`

/** What the driver's app would send: the token of a login, which the browser forgets. */
async function tokenOf(page: Page): Promise<string> {
  await page.goto(`${site}${PREFIX}/login?sourceId=DAWARD2026`)
  await logIn(page, '13900139000')
  await page.waitUntil(`document.cookie.indexOf('token') > 0 && location.pathname.indexOf('/login') < 0`)
  const token = await page.evaluate<string>(`/"token":"([^"]+)"/.exec(decodeURIComponent(document.cookie))[1]`)
  await page.goto('about:blank')
  await page.send('Network.clearBrowserCookies')
  return token
}

const seen = (page: Page, words: string): Promise<void> => until(words, async () => (await inFrame<string>(page, 'document.body.innerText'))?.includes(words))
const isAt = (page: Page, part: string): Promise<void> => until(part, async () => (await inFrame<string>(page, 'location.href'))?.includes(part))
const press = (page: Page, words: string): Promise<void> =>
  until(`the button ${words}`, () => inFrame<boolean>(page, `(function () { var found = [].filter.call(document.querySelectorAll('button'), function (button) { return button.innerText.indexOf(${JSON.stringify(words)}) >= 0 })[0]; if (found) found.click(); return !!found })()`))

inBothWhenWhole('the award centre takes the session of the page around it, and keeps the range of days over a reload (spec 2 §2.5)', async (page) => {
  const token = await tokenOf(page)
  await withTool(async (tool) => {
    const give = async (): Promise<void> => {
      await page.waitUntil(READY)
      await say(page, { type: 'preview/token', token })
    }
    await frame(page, tool, LIST)
    await give()
    await seen(page, '本周冲单奖')
    // Whatever its days are called today: on the 30th they are this month's.
    await press(page, '筛选')
    await isAt(page, '/chooseTime')
    await press(page, '本月')
    await press(page, '确定')
    await isAt(page, '&beginDate=')
    await seen(page, '本月')
    await page.evaluate(`heard = []`)
    await inFrame(page, 'location.reload()')
    await give()
    await seen(page, '本周冲单奖')
    await isAt(page, '&beginDate=')
    await seen(page, '本月')
    await press(page, '本周冲单奖')
    await isAt(page, '/detail')
    await seen(page, '剩余时间')
    await press(page, '查看计单明细')
    await seen(page, '不计入')
    equal(await inFrame<number>(page, 'document.documentElement.scrollWidth - innerWidth'), 0)
  })
  deepEqual(page.errors(), [])
})

inBothWhenWhole('the award centre says after 3 s without a token where to open it, takes none that its parent did not send, and asks again', async (page) => {
  const token = await tokenOf(page)
  await withTool(async (tool) => {
    await frame(page, tool, LIST)
    await page.waitUntil(READY)
    // From the page's own window, as a script of an extension would.
    await inFrame(page, `window.postMessage(${JSON.stringify({ type: 'preview/token', token })}, '*')`)
    await seen(page, '请在司机端打开')
    await page.evaluate(`heard = []`)
    await press(page, '重试')
    await page.waitUntil(READY)
    await say(page, { type: 'preview/token', token })
    await seen(page, '本周冲单奖')
  })
})

inBothWhenWhole('no page of a stranger can frame the award centre', async (page) => {
  // Opaque: what a sandboxed page has for an origin.
  await withTool(
    async (tool) => {
      await frame(page, tool, LIST)
      await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 3000) })`)
      equal((await inFrame<boolean>(page, `document.querySelector('main') !== null`)) ?? false, false)
      deepEqual(await page.evaluate(`heard`), [])
    },
    { 'Content-Security-Policy': 'sandbox allow-scripts' },
  )
})
