import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '../../../tests/browser/page.ts'
import { SIMULATOR_PATH } from '../simulator.ts'
import '../sourceModules.ts'

const { ASKED_COOKIE } = await import('../../../src/simulator/params.ts')
const { atStart } = await import('../../../src/simulator/replay/progress.ts')
const { toTape } = await import('../../../src/simulator/replay/tape.ts')

type Recording = Parameters<typeof toTape>[0]
type Progress = ReturnType<typeof atStart>

/** Longer than a player waits for anything (ms). */
const STILL_MS = 60_000
const KEY = 'market-platform-h5:simulator:'

export type ReplayOptions = { readonly site: string; readonly speed?: Progress['speed']; readonly onProgress?: (progress: Progress) => void }

/** Plays a recording in a page, as the test panel does, to its end. Rejects where it stands still. */
export async function replayInBrowser(page: Page, recording: Recording, { site, speed = 'atOnce', onProgress }: ReplayOptions): Promise<Progress> {
  const { start } = recording
  const tape = toTape(recording)
  await page.send('Emulation.setDeviceMetricsOverride', { ...start.viewport, deviceScaleFactor: 1, mobile: true })
  // A place on this site in which nothing runs, to put down what the next document is to do.
  await page.goto(new URL(SIMULATOR_PATH, site).href)
  await page.waitUntil(`location.pathname === ${JSON.stringify(SIMULATOR_PATH)}`)
  const kept = {
    [`${KEY}replay`]: JSON.stringify({ name: 'replay', tape }),
    [`${KEY}replay:progress`]: JSON.stringify(atStart(speed, null)),
    [`${KEY}choice`]: `?${new URLSearchParams(start.simulation).toString()}`,
  }
  await page.evaluate(`(function (kept) { sessionStorage.clear(); Object.keys(kept).forEach(function (key) { sessionStorage.setItem(key, kept[key]) }); document.cookie = ${JSON.stringify(`${ASKED_COOKIE}=1; Path=/`)} })(${JSON.stringify(kept)})`)
  const { pathname, search, hash } = new URL(start.address, site)
  await page.goto(new URL(pathname + search + hash, site).href)

  let seen = ''
  for (let still = performance.now(); performance.now() - still < STILL_MS; await wait(50)) {
    const text = await page.evaluate<string | null>(`sessionStorage.getItem(${JSON.stringify(`${KEY}replay:progress`)})`).catch(() => null)
    if (text === null || text === seen) continue
    seen = text
    still = performance.now()
    const progress = JSON.parse(text) as Progress
    onProgress?.(progress)
    if (progress.isOver) return progress
  }
  throw new Error(`The replay stands still at ${(await page.address().catch(() => null))?.href ?? 'no page'}: ${page.errors().join('\n')}`)
}
