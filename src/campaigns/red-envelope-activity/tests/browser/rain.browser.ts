// Alone: it counts frames.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { stutter } from '../../../../../tests/browser/looks/motion.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

const DROP = `document.querySelector('[data-lane="2"]')`
const SKY = `document.querySelector('[data-lane]').parentElement.parentElement`
/** Long enough to see every lane begin anew (ms). */
const SEEN_MS = 1_600

/** What the drops' animations change, as the style sheets say it: the old browser tells of no animation that runs. */
const MOVED = `(function () {
  var name = getComputedStyle(${DROP}).animationName
  var changed = {}
  ;[].forEach.call(document.styleSheets, function (sheet) {
    ;[].forEach.call(sheet.cssRules, function (rule) {
      if (rule.type !== CSSRule.KEYFRAMES_RULE || rule.name !== name) return
      ;[].forEach.call(rule.cssRules, function (frame) { [].forEach.call(frame.style, function (property) { changed[property] = true }) })
    })
  })
  return Object.keys(changed)
})()`

inBothWhenWhole('envelopes fall at sixty frames a second on a processor four times slower, by transform alone', async (page) => {
  await page.goto(`${site}red-envelope-activity?sourceId=REA2026`)
  await logIn(page)
  await page.waitUntil(isReady)
  await page.click('button', '开始抢红包')
  await page.waitUntil(`document.querySelectorAll('[data-lane]').length > 0`)
  ok((await page.evaluate<number>(`${SKY}.querySelectorAll('*').length`)) <= 40)
  deepEqual(await page.evaluate(MOVED), ['transform'])
  equal(await stutter(page, { moves: 'true', untilStop: `setTimeout(stop, ${SEEN_MS})` }), '')
  deepEqual(page.errors(), [])
})
