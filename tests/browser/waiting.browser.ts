import { deepEqual, equal } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { backend, inBothBrowsers, site } from './inBothBrowsers.ts'
import { home, isReady } from './served.ts'

const endpoints = (await (await fetch(new URL('/__mock__/endpoints', site))).json()) as readonly { readonly name: string }[]

inBothBrowsers('a page whose call hangs says after 12 s that it is slow, and comes with the retry', async (page) => {
  await backend('scenario', Object.fromEntries(endpoints.map(({ name }) => [name, 'timeout'])))
  await page.goto(home)
  await wait(8_000)
  equal(await page.evaluate(`document.body.innerText.indexOf('网络较慢')`), -1)
  await page.find('button', '重试')
  await page.seeText('网络较慢，正在努力加载…')
  await page.screenshot(`test-results/waiting-${page.browser}.png`).catch(() => undefined)
  await backend('reset')
  await page.click('button', '重试')
  await page.waitUntil(isReady)
  deepEqual(page.errors(), [])
})
