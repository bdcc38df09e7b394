import { equal } from 'node:assert/strict'
import type { Page } from './page.ts'

/** Runs before a page's scripts: the document counts a wait in steps of half a second; this makes them a tenth of one. One test waits the whole 12 s. */
export const shortenSlowNotice = (page: Page): Promise<void> =>
  page.beforeScripts(`(function () { var real = window.setInterval; window.setInterval = function (act, ms) { return real.call(window, act, ms === 500 ? 100 : ms) } })()`)

/** From now on requests of these addresses (`*` stands for anything) are taken and not answered: `answerAgain` lets them go on. Chromium 64 knows that by its first name. */
export async function hang(page: Page, ...addresses: readonly string[]): Promise<void> {
  const patterns = addresses.map((urlPattern) => ({ urlPattern }))
  // What is in a browser's own cache is taken from there, and hangs nowhere.
  await page.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.send('Fetch.enable', { patterns }).catch(() => page.send('Network.setRequestInterception', { patterns }))
}

export async function answerAgain(page: Page): Promise<void> {
  await page.send('Network.setCacheDisabled', { cacheDisabled: false })
  await page.send('Fetch.disable').catch(() => page.send('Network.setRequestInterception', { patterns: [] }))
}

const SLOW = { 'zh-CN': ['网络较慢，请稍候', '重试'], en: ['The network is slow. Please wait', 'Try again'] } as const

/** The words for a user who waits long, and the way out. */
export async function seeSlow(page: Page, language: keyof typeof SLOW = 'zh-CN'): Promise<void> {
  const [words, retry] = SLOW[language]
  await page.seeText(words)
  await page.find('button', retry)
}

/** The words alone: a reload would cost something. */
export async function seeSlowForm(page: Page): Promise<void> {
  await page.seeText(SLOW['zh-CN'][0])
  equal(await page.evaluate(`getComputedStyle(document.querySelector('#slow button')).display`), 'none')
}

export const isSlowGone = `!document.documentElement.hasAttribute('data-slow')`
