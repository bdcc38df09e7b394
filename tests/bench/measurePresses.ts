import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '../browser/driver/page.ts'
import { SETTLE, SLOWER_PROCESSOR, untilThere, withPage, type Visit } from './measure.ts'

/** One press: the words of the button, and how long after it the screen showed something new (ms); undefined where the press left the application. */
export type Press = { readonly label: string; readonly ms: number | undefined }

/** Below this a browser tells of no interaction. */
const LEAST_MS = 16
/** Longer than any answer that would still be told of as quick. */
const AFTER_PRESS = 800

/** Runs in the page before its own scripts, as text: the longest answer to a press so far, as the browser itself measures it for Interaction to Next Paint. */
function watchPresses(): void {
  const seen = { longest: 0 }
  Object.assign(window, { __pressed: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ((entry as PerformanceEntry & { readonly interactionId?: number }).interactionId) seen.longest = Math.max(seen.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** The words of every button of the page that can be pressed, each once: the sheets that they open are pages of their own to press on. */
const LABELS = `[...new Set([...document.querySelectorAll('#root button')].filter((button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true' && button.getClientRects().length > 0 && !button.closest('[aria-hidden=true]')).map((button) => (button.getAttribute('aria-label') || button.textContent || '').trim()))].filter(Boolean)`

const LONGEST = 'window.__pressed && window.__pressed.longest'

async function open(page: Page, visit: Visit): Promise<void> {
  await page.emulateSlowProcessor(1)
  await page.goto('about:blank')
  await page.goto(visit.address)
  await untilThere(page, visit)
  await wait(SETTLE)
  await page.emulateSlowProcessor(SLOWER_PROCESSOR)
}

/** Presses every button of a page, each on the page as it was opened, with a slow processor and a quick network: what is measured is the application's answer. */
export const measurePresses = (visit: Visit): Promise<readonly Press[]> =>
  withPage(visit, async (page) => {
    await page.beforeScripts(`(${watchPresses.toString()})()`)
    await open(page, visit)
    const presses: Press[] = []
    for (const [index, label] of (await page.evaluate<readonly string[]>(LABELS)).entries()) {
      if (index > 0) await open(page, visit)
      // What an earlier press has done may be there from then on, such as a reward in front of the page.
      const isPressed = await page.click('button', label).then(() => true, () => false)
      if (!isPressed) continue
      await wait(AFTER_PRESS)
      const longest = await page.evaluate<number | undefined>(LONGEST).catch(() => undefined)
      presses.push({ label, ms: longest === undefined ? undefined : Math.max(longest, LEAST_MS) })
    }
    return presses
  })
