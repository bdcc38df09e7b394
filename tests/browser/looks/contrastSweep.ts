import { deepEqual, ok } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { drawnTexts, withoutTexts } from './drawnTexts.ts'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import { paleTexts } from './measureContrast.ts'
import type { Page } from '../driver/page.ts'
import { openFrame, type Frame } from '../workbench/previewFrame.ts'
import { withTool } from '../workbench/previewSteps.ts'
import { faces, isWhole, leave, leaveOthers, samples } from '../driver/sampling.ts'
import { campaigns } from '../served.ts'

const WIDTH = 390
/** More than any page has but the longest lists, whose rows are all alike. */
const HEIGHT = 2_000

/** Whose login page and notices are looked at: they differ from campaign to campaign by its colours alone. */
const noticed = isWhole ? campaigns : campaigns.slice(0, 2)

/** A page at its own address, once, and what every campaign has besides. */
const pages: readonly string[] = [
  ...new Set([
    ...faces.map((address) => new URL(address).pathname),
    ...noticed.flatMap(({ prefix }) => ['login', 'invalid-activity/1', 'invalid-activity/end', 'invalid-activity/not-start', 'invalid-activity/invalid', 'info'].map((path) => `/market-platform-h5/${prefix}/${path}`)),
    ...['driver-promotor-code-bind', 'driver-promotor-code-bind/verify', 'driver-promotor-code-bind/result'].map((path) => `/market-platform-h5/${path}`),
  ]),
]

/** The homes that stand for no kind of page: they differ from the one that does by their scenes alone. None in the whole run. */
const furtherHomes = new Set(faces.filter((address) => !samples.includes(address)).map((address) => new URL(address).pathname))

/** Of their states besides the first a third is looked at, others of the next one; of all other pages every state. */
const isTaken = (path: string, nth: number): boolean => !furtherHomes.has(path) || nth % 3 === pages.indexOf(path) % 3

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

/** One part of the pages, so that files beside each other share them. */
export function sweepContrast(part: number, parts: number): void {
  const share = <T>(list: readonly T[]): readonly T[] => list.filter((_, index) => index % parts === part)
  const mine = share(pages)
  inBrowser('current', `every text of a page in every state can be read on what is drawn behind it (WCAG 2.1, 1.4.3): part ${part + 1} of ${parts}`, async (page) => {
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
      for (const path of mine) {
        await frame.show(`${path}?mis=1`)
        await look(frame, path)
        for (const fixture of (await otherFixtures(frame)).filter((_, nth) => isTaken(path, nth))) {
          await frame.show(`${path}?mis=1&fixture=${fixture}`)
          await look(frame, `${path}?mis=1&fixture=${fixture}`)
        }
      }
      for (const { prefix } of share(noticed)) {
        await frame.show(`/market-platform-h5/${prefix}/nowhere?mis=1`, 'error')
        await look(frame, `/${prefix}/nowhere`)
      }
    })
    deepEqual(found, [])
    ok(states > mine.length && texts > 5 * states, `${texts} texts in ${states} states of ${mine.length} pages`)
  }, { timeoutMs: 60_000 + mine.length * 10_000 })
  if (part > 0) return
  leaveOthers('the contrast of every text', faces)
  leave(`the contrast of two thirds of the further states of ${furtherHomes.size} homes`)
}
