import { keepPress } from '@/lib/page/earlyPress'
import type { Reported } from '@/lib/reporting/report'

/** A failed chunk load counts as one after this long (spec 2 §8). */
const START_TIMEOUT_MS = 120_000

/** After this long (ms) a notice says that the network is slow and offers a retry; the request goes on up to its own limit (spec 1 §9). */
export const SLOW_MS = 12_000

const root = document.documentElement

/** The app marks the page once a screen shows; until then only the document can show a failure. */
const hasStarted = (): boolean => root.hasAttribute('data-app')

/** The target of a tap is mostly the text inside the button. */
export const isRetry = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.shell-retry') !== null

/** A message and a retry button lie over the first paint (markup and texts in index.html). An app that starts later replaces it. */
export function showFailure(): void {
  if (hasStarted()) return
  root.setAttribute('data-boot', 'failed')
  root.setAttribute('data-app', 'error')
  // As `lib/reporting/report.ts` does, in fewer bytes: this is in every document.
  const queue: NonNullable<typeof window.__reports> = window.__reports || ([] as Reported[])
  window.__reports = queue
  queue.push(['failed', 'start'])
}

/** A bundle that never arrives ends in the failure message, never in an endless skeleton; until the bundle's first file watches every wait (waits.ts), one that is long is told of here. */
export function watchStart(): void {
  setTimeout(showFailure, START_TIMEOUT_MS)
  setTimeout(() => hasStarted() || root.setAttribute('data-slow', ''), SLOW_MS)
  document.addEventListener('click', (event) => {
    if (isRetry(event.target)) location.reload()
    keepPress(event.target)
  })
}
