import { deepEqual, ok } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { drawnTexts, withoutTexts } from './drawnTexts.ts'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import { axeFaults, loadAxe } from './axeFaults.ts'
import { paleTexts } from './measureContrast.ts'
import { BASE, distinctPages, inTool, statesOf } from './pageStates.ts'
import type { Page } from '../driver/page.ts'
import { openFrame, type Frame } from '../workbench/previewFrame.ts'
import { withTool } from '../workbench/previewSteps.ts'
import { faces, leave, leaveOthers, samples, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { campaigns } from '../served.ts'

const WIDTH = 390
/** More than any page has but the longest lists, whose rows are all alike. */
const HEIGHT = 2_000

/** Whose login page and notices are looked at for contrast: they differ from campaign to campaign by its colours alone. */
const noticed = isWhole ? campaigns : campaigns.slice(0, 2)

/** Where contrast is looked at: the pages that stand for the others, every home, and what every campaign has besides. */
const contrasted: ReadonlySet<string> = new Set([
  ...faces.map((address) => new URL(address).pathname),
  ...noticed.flatMap(({ prefix }) => ['login', 'invalid-activity/1', 'invalid-activity/end', 'invalid-activity/not-start', 'invalid-activity/invalid', 'info'].map((path) => `${BASE}${prefix}/${path}`)),
  ...['driver-promotor-code-bind', 'driver-promotor-code-bind/verify', 'driver-promotor-code-bind/result'].map((path) => BASE + path),
])

const pages: readonly string[] = [...new Set([...distinctPages, ...contrasted])]

/** The homes that stand for no kind of page: they differ from the one that does by their scenes alone. None in the whole run. */
const furtherHomes = new Set(faces.filter((address) => !samples.includes(address)).map((address) => new URL(address).pathname))

/** Of those the contrast of the first state is looked at; of the other pages that are looked at, of every state. */
const isContrasted = (path: string, nth: number): boolean => contrasted.has(path) && (!furtherHomes.has(path) || nth === 0)

const read = (frame: Frame) => frame.evaluate<ReturnType<typeof drawnTexts>>(`(${drawnTexts.toString()})()`)

/** Tries, for what comes late. */
const MEASURES = 8

/** A clock goes on while it is measured, each digit in the place of the one before. */
const places = (texts: ReturnType<typeof drawnTexts>) => texts.map((text) => ({ ...text, text: text.text.replace(/\d/g, '0') }))

/** The texts that cannot be read in the state that is shown. Once more where something came late: texts and picture belong together. */
async function measure(page: Page, frame: Frame, name: string, nth = 1): Promise<{ readonly pale: readonly string[]; readonly count: number }> {
  if (nth > MEASURES) throw new Error(`${name} does not come to rest`)
  await frame.settle()
  const texts = await read(frame)
  const height = Math.min(HEIGHT, await page.evaluate<number>('frame.offsetHeight'))
  const pale = await paleTexts(page, texts, { width: WIDTH, height })
  if (!isDeepStrictEqual(places(await read(frame)), places(texts))) return measure(page, frame, name, nth + 1)
  return { pale: pale.map(({ text, contrast, needed }) => `${name}: ${text} has ${contrast}, not ${needed}`), count: texts.length }
}

/** What is wrong with the state that is shown: it must be drawn, and by itself. */
async function drawFaults(page: Page, frame: Frame): Promise<readonly string[]> {
  const { text, state } = await frame.evaluate<{ text: string; state: string }>(`({ text: document.body.innerText.trim(), state: document.documentElement.dataset.app })`)
  const problems = await page.evaluate<readonly object[]>(`ofType('preview/problem')`)
  return [
    ...(state === 'ready' ? [] : [`is ${state}`]),
    ...(text === '' || text.includes('这个页面暂时无法预览') ? [`shows "${text}"`] : []),
    ...problems.map((problem) => JSON.stringify(problem)),
  ]
}

/** The parts of the product itself, and pictures that are written into it, ask no server. */
const isAsked = (address: string): boolean => address.startsWith('http') && !address.includes('/assets/')

/** One part of the pages, so that files beside each other share them. */
export function sweepStates(part: number, parts: number): void {
  const share = <T>(list: readonly T[]): readonly T[] => list.filter((_, index) => index % parts === part)
  const mine = share(pages)
  inBrowser('current', `every page is drawn in every state, asks nothing for it, is clean by axe (spec 2 §2.5), and every text can be read on what is drawn behind it (WCAG 2.1, 1.4.3): part ${part + 1} of ${parts}`, async (page) => {
    await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    const found: string[] = []
    const counted = { states: 0, contrasted: 0, texts: 0 }
    const contrast = async (frame: Frame, name: string): Promise<void> => {
      await frame.paint(true)
      const { pale, count } = await measure(page, frame, name)
      await frame.paint(false)
      found.push(...pale)
      counted.contrasted += 1
      counted.texts += count
    }
    await withTool(async (tool) => {
      const frame = await openFrame(page, tool, { width: WIDTH, height: HEIGHT })
      const before = page.requests().length
      await loadAxe(frame)
      await frame.evaluate(`(${withoutTexts.toString()})()`)
      for (const path of mine) {
        await frame.show(inTool(path))
        for (const [nth, fixture] of (await statesOf(frame)).entries()) {
          const name = inTool(path, fixture).slice(BASE.length)
          if (nth > 0) await frame.show(inTool(path, fixture))
          if (isContrasted(path, nth)) await contrast(frame, name)
          for (const fault of [...(await drawFaults(page, frame)), ...(await axeFaults(frame))]) found.push(`${name}: ${fault}`)
          counted.states += 1
        }
      }
      deepEqual(page.requests().slice(before).filter(isAsked), [])
      for (const { prefix } of share(noticed)) {
        await frame.show(`${BASE}${prefix}/nowhere?mis=1`, 'error')
        await contrast(frame, `${prefix}/nowhere`)
      }
    })
    deepEqual(found, [])
    ok(counted.states > 2 * mine.length && counted.texts > 5 * counted.contrasted && counted.contrasted > mine.length / 2, JSON.stringify({ ...counted, pages: mine.length }))
  }, { timeoutMs: sweepTimeout(mine.length) })
  if (part > 0) return
  leaveOthers('the contrast of every text', faces)
  leave(`the contrast of the states besides the first of ${furtherHomes.size} homes`)
}
