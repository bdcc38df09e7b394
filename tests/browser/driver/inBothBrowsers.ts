import { mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { leaveToFull } from '../../../config/scripts/tests/leftToFull.ts'
import type { BrowserName } from './binaries.ts'
import { holdEndlessMotion } from './endlessMotion.ts'
import type { LaunchOptions } from './launch.ts'
import { openPage, type Page } from './page.ts'
import { isWhole } from './whole.ts'

/** The served build's address with the base path, set by `npm run test:browser`. */
export const site = process.env.SITE ?? 'http://localhost:4173/market-platform-h5/'

/** Pulls a lever of the served backend (src/mocks/controls.ts). Throws where it is refused, and for a call that the backend does not have: the test would go on without its fault. */
export async function backend(path: string, body: unknown = {}): Promise<void> {
  const response = await fetch(new URL(`/__mock__/${path}`, site), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const { message, unknown = [] } = (await response.json()) as { readonly message?: string; readonly unknown?: readonly string[] }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${message}`)
  if (unknown.length > 0) throw new Error(`${path}: the backend has no call ${unknown.join(', ')}`)
}

let leftInOld = 0
let leftInBoth = 0

/** Once all tests of a file are known: how many of them are for the whole run alone. */
export function tellLeftTests(file: string): void {
  if (leftInOld > 0) leaveToFull(`${leftInOld} tests of ${basename(file)} in chromium64`)
  if (leftInBoth > 0) leaveToFull(`${leftInBoth} tests of ${basename(file)} in both browsers`)
  leftInOld = leftInBoth = 0
}

type TestOptions = LaunchOptions & {
  /** Milliseconds, for a test whose length is not its own to choose. */
  readonly timeoutMs?: number
  /** For sweeps over many pages, which are not about motion: today's browser is told to prefer little of it, and draws less. Chromium 64 does not know the setting. */
  readonly isStill?: boolean
  /** For what is about motion that has no end, or about memory: elsewhere such motion is held, and what is held is remembered. */
  readonly hasEndlessMotion?: boolean
}

/** One test per browser: today’s, and Chromium 64 on the legacy bundle. For what an old engine may do otherwise: starting, drawing, scrolling, storing, and one journey of each block; what stands on the same code takes `inBothWhenWhole`. A failure leaves a picture in test-results/. */
export function inBothBrowsers(name: string, steps: (page: Page) => Promise<void>, options?: TestOptions): void {
  for (const browser of ['current', 'chromium64'] as const) inBrowser(browser, name, steps, options)
}

/** Today's browser each time, Chromium 64 in the whole run alone: for what says nothing of an old engine that the other tests of this block or campaign do not say. */
export function inBothWhenWhole(name: string, steps: (page: Page) => Promise<void>, options?: TestOptions): void {
  inBrowser('current', name, steps, options)
  if (isWhole) inBrowser('chromium64', name, steps, options)
  else leftInOld += 1
}

/** In the whole run alone: for what tests/journeys, or the browsers with another campaign of the same block, say each time. */
export function whenWhole(name: string, steps: (page: Page) => Promise<void>, options?: TestOptions): void {
  if (isWhole) inBothBrowsers(name, steps, options)
  else leftInBoth += 1
}

export function inBrowser(browser: BrowserName, name: string, steps: (page: Page) => Promise<void>, { timeoutMs, isStill = false, hasEndlessMotion = false, ...options }: TestOptions = {}): void {
  void test(`${name} [${browser}]`, { timeout: timeoutMs ?? 180_000 }, async () => {
    await backend('reset')
    const page = await openPage(browser, options)
    try {
      if (!hasEndlessMotion) await holdEndlessMotion(page)
      if (isStill && browser === 'current') await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
      await steps(page)
    } catch (error) {
      mkdirSync('test-results', { recursive: true })
      await page.screenshot(`test-results/${name.replace(/[^\p{L}\d]+/gu, '-')}-${browser}.png`).catch(() => undefined)
      throw error
    } finally {
      await page.close()
    }
  })
}
