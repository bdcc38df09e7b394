// About 17 s.
import { deepEqual } from 'node:assert/strict'
import { inBothBrowsers, inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { home, isReady } from '../served.ts'

/** Runs before every document: this page is among those that are measured, and what is told outlives it, under its own path. */
const KEEP = `
Math.random = function () { return 0.01 };
['debug', 'error'].forEach(function (name) { console[name] = function (text) {
  var key = 'told on ' + location.pathname
  localStorage.setItem(key, (localStorage.getItem(key) || '') + text + '\\n')
} })`

const told = (page: Page): Promise<string> => page.evaluate(`localStorage.getItem('told on ${new URL(home).pathname}') || ''`)

async function openMeasured(page: Page): Promise<void> {
  await page.beforeScripts(KEEP)
  await page.goto(home)
  // The reporting comes five seconds after the page.
  await page.waitUntil(`${isReady} && /TTFB/.test(localStorage.getItem('told on ' + location.pathname))`)
}

inBrowser('current', 'what is only known when a page is left is told as it is left: the largest paint, the shifts, the slowest touch', async (page) => {
  await openMeasured(page)
  await page.evaluate(`document.addEventListener('pointerdown', function () { var end = performance.now() + 120; while (performance.now() < end) {} })
    new PerformanceObserver(function (list) { window.__isMeasured = list.getEntries().some(function (e) { return e.interactionId > 0 }) || window.__isMeasured }).observe({ type: 'event', durationThreshold: 40 })`)
  await page.click('heading', '')
  // A touch is measured with the frame that follows it, and told in an idle moment after that.
  await page.waitUntil('window.__isMeasured')
  await page.evaluate('new Promise(function (resolve) { requestAnimationFrame(function () { requestIdleCallback(function () { setTimeout(resolve, 100) }) }) })')
  await page.goto(`${site}invalid-activity/1`)
  await page.seeText('活动已结束')
  deepEqual([...new Set((await told(page)).match(/^[A-Z]{3,4}(?= \d)/gm))].toSorted(), ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
})

inBothBrowsers('a failure in the very moment in which a page is left is told', async (page) => {
  await openMeasured(page)
  await page.evaluate(`window.addEventListener('pagehide', function () { window.__reports.push([new Error('last words'), 'screen']) })`)
  await page.goto(`${site}invalid-activity/1`)
  await page.seeText('活动已结束')
  deepEqual((await told(page)).match(/\[screen\] Error: last words/g), ['[screen] Error: last words'])
})
