import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothWhenWhole, inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'
import { expectSecrecy, hear } from '../../../../../tests/browser/hostile/secretSteps.ts'
import { readPoster } from '../../../../../tests/browser/looks/readPoster.ts'
import { CASH, openLoggedIn, WITH } from './steps.ts'

const HOME = `${CASH}${WITH}&channel=WX1`
const LINK = new URL(`${CASH}/invitee-register${WITH}&shareSourceId=PIPCASH2026&channel=WX1`, site).href

/** The poster comes in a dialog. */
const NO_DIALOG = `!document.querySelector('[role="dialog"]')`
const POSTER = `document.querySelector('[role="dialog"] img[src^="data:image/png"]')`

async function openSheet(page: Page): Promise<void> {
  await page.goto(site + HOME)
  await page.find('button', '立即邀请')
  await page.click('button', '分享')
}

inBothWhenWhole('share: the poster of a browser leads to the link, with channel and sourceId', async (page) => {
  await takePhone(page, 'wifi')
  await openSheet(page)
  await page.click('button', '生成海报')
  await page.seeText('长按图片保存到相册')
  const { width, height, link } = await readPoster(page, POSTER)
  deepEqual({ width, height }, { width: 750, height: 1120 })
  equal(link, LINK)
  // As small as on the narrowest phone, and in its other looks.
  equal((await readPoster(page, POSTER, 320)).link, LINK)
  const before = await page.evaluate<string>(`${POSTER}.src`)
  await page.click('button', '样式二')
  await page.waitUntil(`${POSTER} && ${POSTER}.src !== ${JSON.stringify(before)}`)
  equal((await readPoster(page, POSTER, 320)).link, LINK)
  deepEqual(page.errors(), [])
})

inBothWhenWhole('share: the mask of the chat app comes and goes', async (page) => {
  await takePhone(page, 'wifi', ' MicroMessenger/8.0.40(0x28002837) NetType/WIFI Language/zh_CN')
  await openSheet(page)
  await page.seeText('点击右上角「···」')
  await page.click('button', '我知道了')
  await page.waitUntil(NO_DIALOG)
  await page.click('button', '分享')
  await page.seeText('点击右上角「···」')
  await page.waitUntil('history.state.over === 1')
  await page.evaluate('history.back()')
  await page.waitUntil(NO_DIALOG)
  equal((await page.address()).pathname, new URL(site + CASH).pathname)
  deepEqual(page.errors(), [])
})

inBothWhenWhole('share: back closes the poster that took the place of the sheet, and the page stays', async (page) => {
  await takePhone(page, 'wifi')
  await openSheet(page)
  await page.waitUntil('history.state.over === 1')
  await page.click('button', '生成海报')
  await page.waitUntil(POSTER)
  equal(await page.evaluate('history.state.over'), 1)
  await page.evaluate('history.back()')
  await page.waitUntil(`${NO_DIALOG} && !history.state.over`)
  await page.find('button', '立即邀请')
  equal((await page.address()).pathname, new URL(site + CASH).pathname)
  deepEqual(page.errors(), [])
})

inBrowser('current', 'share: a plain browser downloads no SDK of a host', async (page) => {
  await takePhone(page, 'wifi')
  await openSheet(page)
  await page.find('button', '复制链接')
  const scripts = page.requests().filter((address) => /\/assets\/.*\.js$/.test(address))
  ok(scripts.length > 3)
  const sources = await Promise.all([...new Set(scripts)].map(async (address) => (await fetch(address)).text()))
  deepEqual(sources.filter((source) => /WeixinJSBridgeReady|biz\.util\.callComponent|startShare/.test(source)).map((source) => source.slice(0, 80)), [])
})

inBothWhenWhole('share: neither token, phone nor code goes out with it (spec 1 §3)', async (page) => {
  await hear(page)
  await openLoggedIn(page)
  await page.click('button', '分享')
  await page.find('button', '生成海报')
  await expectSecrecy(page)
})
