import { mkdirSync } from 'node:fs'
import { test } from 'node:test'
import type { BrowserName } from './binaries.ts'
import type { LaunchOptions } from './launch.ts'
import { openPage, type Page } from './page.ts'

const sites = (process.env.SITE ?? 'http://localhost:4173/market-platform-h5/').split(' ')

/** The served build's address with the base path. `npm run test:browser` names one for each of the files that run beside each other. */
export const site = sites[(Number(process.env.NODE_TEST_WORKER_ID ?? 1) - 1) % sites.length]!

export const backend = (path: string, body: unknown = {}): Promise<Response> =>
  fetch(new URL(`/__mock__/${path}`, site), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

export type TestOptions = LaunchOptions & {
  /** Milliseconds, for a test whose length is not its own to choose. */
  readonly timeLimit?: number
}

/** One test per browser: today's, and Chromium 64 on the legacy bundle. A failure leaves a picture in test-results/. */
export function inBothBrowsers(name: string, steps: (page: Page) => Promise<void>, options?: TestOptions): void {
  for (const browser of ['current', 'chromium64'] as const) inBrowser(browser, name, steps, options)
}

export function inBrowser(browser: BrowserName, name: string, steps: (page: Page) => Promise<void>, options: TestOptions = {}): void {
  void test(`${name} [${browser}]`, { timeout: options.timeLimit ?? 90_000 }, async () => {
    await backend('reset')
    const page = await openPage(browser, options)
    try {
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
