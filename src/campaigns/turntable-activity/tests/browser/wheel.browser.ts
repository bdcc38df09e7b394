// Alone: it counts frames.
import { deepEqual, equal } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { backend, inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { stutter } from '../../../../../tests/browser/looks/motion.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'

const TURNTABLE = 'turntable-activity'
const WITH = '?sourceId=TURNTABLE2026'
const BASE = `document.querySelector('main [style*="rotate"]')`
const DISC = `document.querySelector('main [style*="rotate"] > *')`

/** The words of the sector under the pointer. */
const POINTED_AT = `(function () {
  var turned = Number(/rotate\\(([\\d.]+)/.exec(${BASE}.style.transform)[1])
  var sectors = [].slice.call(document.querySelectorAll('main svg > g')).filter(function (g) { return g.querySelector('text') })
  var step = 360 / sectors.length
  return sectors[Math.round(((360 - turned) % 360) / step) % sectors.length].textContent
})()`

/** What the backend was asked while the wheel turned last, besides the draw. */
const ASKED = `(function () {
  var at = ['moves', 'rests'].map(function (mark) { return performance.getEntriesByName(mark).pop().startTime })
  return performance.getEntriesByType('resource').filter(function (entry) { return entry.startTime > at[0] && entry.startTime < at[1] && /Service\\/(?!turntableDraw)/.test(entry.name) }).map(function (entry) { return entry.name })
})()`

const SETTLED_MS = 1_500

inBothWhenWhole('wheel: keeps sixty frames a second on a processor four times slower, and stops at what was won', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(`${site}${TURNTABLE}/login${WITH}`)
  await logIn(page, '13800138000')
  await page.find('button', '立即抽奖')
  await backend('scenario', { turntableDraw: 'won' })
  // What the page fetches once it stands is no part of the draw.
  await wait(SETTLED_MS)
  const turn = {
    begin: () => page.click('button', '立即抽奖'),
    moves: `${DISC}.hasAttribute('data-spins')`,
    // No end of a transition: the disc may be at rest before a busy browser tells of it.
    untilStop: `var disc = ${DISC}, hasSpun = false; new MutationObserver(function () { hasSpun = hasSpun || disc.hasAttribute('data-spins'); if (hasSpun && disc.style.transform === 'rotate(0deg)' && !disc.hasAttribute('data-spins')) stop() }).observe(disc, { attributes: true })`,
    end: async () => {
      await page.find('dialog', '恭喜你获得')
      equal(await page.evaluate(POINTED_AT), '¥5打车券')
      deepEqual(await page.evaluate(ASKED), [])
      await page.click('button', '关闭')
      await page.waitUntil(`!document.querySelector('[role=dialog]')`)
    },
  }
  equal(await stutter(page, turn), '')
  deepEqual(page.errors(), [])
})
