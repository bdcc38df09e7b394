import { equal, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { backend, inBothBrowsers } from '../driver/inBothBrowsers.ts'
import { isReady, login } from '../served.ts'

const TWICE = `document.addEventListener('DOMContentLoaded', function () { document.documentElement.style.setProperty('font-size', '200%', 'important') })`

const SCREENS = [
  { name: 'an ordinary phone', width: 390, height: 844, fits: true },
  { name: 'a phone that lies on its side', width: 568, height: 320 },
  { name: 'letters twice as large', width: 360, height: 640, script: TWICE },
] as const

const MEASURES = `(function () {
  var frame = document.querySelector('[data-page]'), submit = document.querySelector('button[type=submit]').getBoundingClientRect()
  var hit = document.elementFromPoint(submit.left + submit.width / 2, submit.top + submit.height / 2)
  return {
    isHit: !!hit && !!hit.closest('button[type=submit]'), top: submit.top, bottom: submit.bottom, screen: innerHeight, over: frame.scrollHeight - frame.clientHeight,
    beyond: frame.scrollHeight - Math.ceil(document.querySelector('main').getBoundingClientRect().bottom + frame.scrollTop),
  }
})()`

for (const { name, width, height, ...screen } of SCREENS) {
  inBothBrowsers(`a login page that may not scroll (spec 1 §3, canPageScroll) lets its submit be reached: ${name}`, async (page) => {
    await backend('scenario', { getLoginPage: 'fixed' })
    await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true })
    if ('script' in screen) await page.beforeScripts(screen.script)
    await page.goto(login)
    await page.waitUntil(`${isReady} && document.querySelector('button[type=submit]') && document.querySelector('[data-page] img') && document.querySelector('[data-page] img').complete`)
    // A wheel, as a finger, moves only what people may move; a script could move more.
    for (let turn = 0; turn < 40 && !(await page.evaluate<boolean>(`(function (m) { return m.isHit && m.bottom <= m.screen })(${MEASURES})`)); turn += 1) {
      await page.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: width / 2, y: height / 2, deltaX: 0, deltaY: 60 })
      await wait(100)
    }
    const { isHit, top, bottom, screen: tall, over, beyond } = await page.evaluate<{ isHit: boolean; top: number; bottom: number; screen: number; over: number; beyond: number }>(MEASURES)
    ok(isHit && top >= 0 && bottom <= tall, `the submit stands at ${top} to ${bottom} of ${tall}`)
    ok(beyond <= 1, `the page goes on for ${beyond} px below its content`)
    if ('fits' in screen) equal(over, 0)
  })
}
