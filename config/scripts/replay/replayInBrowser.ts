import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '../../../tests/browser/driver/page.ts'
import { prepareTab, readFromTab } from './prepareTab.ts'
import '../sourceModules.ts'

const { atStart } = await import('../../../src/simulator/replay/progress.ts')
const { toTape } = await import('../../../src/simulator/replay/tape.ts')

type Recording = Parameters<typeof toTape>[0]
type Progress = ReturnType<typeof atStart>

/** Longer than a player waits before one step in all, so that it says itself what does not come (ms). */
const STILL_MS = 90_000

export type ReplayOptions = { readonly site: string; readonly speed?: Progress['speed']; readonly onProgress?: (progress: Progress) => void }

/** Plays a recording in a page, as the test panel does, to its end. Rejects where it stands still. */
export async function replayInBrowser(page: Page, recording: Recording, { site, speed = 'atOnce', onProgress }: ReplayOptions): Promise<Progress> {
  const { start } = recording
  const tape = toTape(recording)
  await page.send('Emulation.setDeviceMetricsOverride', { ...start.viewport, deviceScaleFactor: 1, mobile: true })
  await prepareTab(page, site, {
    replay: JSON.stringify({ name: 'replay', tape }),
    'replay:progress': JSON.stringify(atStart(speed, null)),
    choice: `?${new URLSearchParams(start.simulation).toString()}`,
  })
  const { pathname, search, hash } = new URL(start.address, site)
  await page.goto(new URL(pathname + search + hash, site).href)

  let progress = atStart(speed, null)
  let seen = ''
  for (let still = performance.now(); performance.now() - still < STILL_MS; await wait(50)) {
    const text = await readFromTab(page, 'replay:progress').catch(() => null)
    if (text === null || text === seen) continue
    seen = text
    still = performance.now()
    progress = JSON.parse(text) as Progress
    onProgress?.(progress)
    if (progress.isOver) return progress
  }
  throw new Error(`The replay stands still at ${(await page.address().catch(() => null))?.href ?? 'no page'}, in document ${progress.documents} before step ${progress.next + 1}: ${page.errors().join('\n')}`)
}
