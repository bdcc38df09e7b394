// About 115 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { drawnTexts, withoutTexts } from './drawnTexts.ts'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import { paleTexts } from './measureContrast.ts'
import { axeFaults, loadAxe } from './axeFaults.ts'
import { sweepStates } from './statesSweep.ts'
import { contrastBehind, neededContrast } from './textContrast.ts'

const WIDTH = 390

sweepStates(0, 2)

const white = { text: 'x', red: 255, green: 255, blue: 255, alpha: 1, isLarge: false, boxes: [{ x: 0, y: 0, width: 20, height: 1 }] }
const row = (...greys: readonly number[]) => ({ width: greys.length, height: 1, data: greys.flatMap((grey) => [grey, grey, grey, 255]) })
const grey20 = (light: number, dark: number) => row(...Array.from({ length: 20 }, (_, i) => (i < light ? 200 : dark)))

void test('a text is judged by the worst of what is behind it, a twentieth left out', () => {
  const onDark = contrastBehind(grey20(0, 0x76), white)
  ok(Math.abs(onDark - 4.54) < 0.01, String(onDark))
  equal(contrastBehind(grey20(1, 0x76), white), onDark)
  ok(contrastBehind(grey20(2, 0x76), white) < 2)
  ok(Math.abs(contrastBehind(grey20(0, 0), white) - 21) < 0.01)
  ok(contrastBehind(grey20(0, 0x76), { ...white, alpha: 0.5 }) < 2.5)
  equal(neededContrast({ isLarge: true }), 3)
})

const SAMPLE = `<!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0; color: #fff; font: 16px sans-serif } p { margin: 0 }</style>
<p style="background: linear-gradient(90deg, #000, #ff8a4c)">pale at its right end, over the whole width of the page</p>
<p style="background: #000">well</p>
<p style="background: #eee; color: #000; opacity: .3">made pale</p>
<p style="background: #949494; font-size: 24px">large</p>
<p style="background: #949494; font-size: 19px">not large</p>
<p style="background: #fff"><button style="color: #fff; background: #fff" disabled>disabled</button></p>
<p style="background: #fff; height: 1px; overflow: hidden">cut off</p>
<p style="background: #fff; opacity: 0">not drawn</p>
<input style="color: #000; background: #fff; border: 0" placeholder="hint"><style>::placeholder { color: #ddd }</style>`

inBrowser('current', 'the texts of a page are found as they are drawn, with what is behind them', async (page) => {
  await page.send('Emulation.setDeviceMetricsOverride', { width: WIDTH, height: 600, deviceScaleFactor: 1, mobile: true })
  await page.goto(`data:text/html,${encodeURIComponent(SAMPLE)}`)
  await page.seeText('not drawn')
  const texts = await page.evaluate<ReturnType<typeof drawnTexts>>(`(${drawnTexts.toString()})()`)
  await page.evaluate(`(${withoutTexts.toString()})()`)
  const pale = await paleTexts(page, texts, { width: WIDTH, height: 600 })
  deepEqual(pale.map(({ text }) => text).toSorted(), ['hint', 'made pale', 'not large', 'pale at its right end, over the whole wi'])
})

inBrowser('current', 'a control without a name is found once in each shape of a page', async (page) => {
  const draw = (name: string): Promise<unknown> => page.evaluate(`document.body.innerHTML = '<main>${name}<button></button></main>'; true`)
  await page.goto('data:text/html,<!doctype html><html lang="en"><title>x</title>')
  await loadAxe(page)
  await draw('one')
  deepEqual(await axeFaults(page), ['button-name: <button></button>'])
  await draw('two')
  deepEqual(await axeFaults(page), [])
  await draw('<p>three</p>')
  deepEqual(await axeFaults(page), ['button-name: <button></button>'])
})
