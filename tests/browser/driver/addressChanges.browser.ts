import { equal } from 'node:assert/strict'
import { inBrowser, site } from './inBothBrowsers.ts'

const OFTEN = `(function () {
  for (var i = 0; i < 500; i += 1) history.replaceState(history.state, '', '?mis=1&times=' + i)
  return location.search
})()`

inBrowser('current', 'a sweep changes its address as often as it likes', async (page) => {
  await page.goto(`${site}?mis=1`)
  await page.waitUntil('document.documentElement.dataset.app')
  equal(await page.evaluate<string>(OFTEN), '?mis=1&times=499')
})
