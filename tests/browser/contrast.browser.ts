// About 55 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { drawnTexts, withoutTexts } from './drawnTexts.ts'
import { inBrowser } from './inBothBrowsers.ts'
import { paleTexts } from './measureContrast.ts'
import type { Page } from './page.ts'
import { openFrame, type Frame } from './previewFrame.ts'
import { withTool } from './previewSteps.ts'
import { addresses, campaigns } from './served.ts'
import { contrastBehind, neededContrast } from './textContrast.ts'

const WIDTH = 390
/** More than any page has but the longest lists, whose rows are all alike. */
const HEIGHT = 2_000

/** Every page at its own address, once, and what every campaign has besides. */
const pages: readonly string[] = [
  ...new Set([
    ...addresses.map((address) => new URL(address).pathname),
    ...campaigns.flatMap(({ prefix }) => ['login', 'invalid-activity/1', 'invalid-activity/end', 'invalid-activity/not-start', 'invalid-activity/invalid', 'info'].map((path) => `/market-platform-h5/${prefix}/${path}`)),
    ...['driver-promotor-code-bind', 'driver-promotor-code-bind/verify', 'driver-promotor-code-bind/result'].map((path) => `/market-platform-h5/${path}`),
  ]),
]

const otherFixtures = (frame: Frame): Promise<readonly string[]> => frame.evaluate<readonly string[]>(`document.documentElement.dataset.fixtures.split(' ').filter(function (name) { return name !== 'default' })`)

const read = (frame: Frame) => frame.evaluate<ReturnType<typeof drawnTexts>>(`(${drawnTexts.toString()})()`)

/** The texts that cannot be read in the state that is shown. Once more where something came late: texts and picture belong together. */
async function measure(page: Page, frame: Frame, name: string): Promise<{ readonly pale: readonly string[]; readonly count: number }> {
  await frame.settle()
  const texts = await read(frame)
  const height = Math.min(HEIGHT, await page.evaluate<number>('frame.offsetHeight'))
  const pale = await paleTexts(page, texts, { width: WIDTH, height })
  if (!isDeepStrictEqual(await read(frame), texts)) return measure(page, frame, name)
  return { pale: pale.map(({ text, contrast, needed }) => `${name}: ${text} has ${contrast}, not ${needed}`), count: texts.length }
}

inBrowser('current', 'every text of every page in every state can be read on what is drawn behind it (WCAG 2.1, 1.4.3)', async (page) => {
  await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  const found: string[] = []
  let states = 0
  let texts = 0
  const look = async (frame: Frame, address: string): Promise<void> => {
    const { pale, count } = await measure(page, frame, address.replace('/market-platform-h5/', '').replace(/mis=1&?/, ''))
    found.push(...pale)
    states += 1
    texts += count
  }
  await withTool(async (tool) => {
    const frame = await openFrame(page, tool, { width: WIDTH, height: HEIGHT })
    await frame.evaluate(`(${withoutTexts.toString()})()`)
    for (const path of pages) {
      await frame.show(`${path}?mis=1`)
      await look(frame, path)
      for (const fixture of await otherFixtures(frame)) {
        await frame.show(`${path}?mis=1&fixture=${fixture}`)
        await look(frame, `${path}?mis=1&fixture=${fixture}`)
      }
    }
    for (const { prefix } of campaigns) {
      await frame.show(`/market-platform-h5/${prefix}/nowhere?mis=1`, 'error')
      await look(frame, `/${prefix}/nowhere`)
    }
  })
  deepEqual(found, [])
  ok(states > pages.length && texts > 5 * states, `${texts} texts in ${states} states of ${pages.length} pages`)
})

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
