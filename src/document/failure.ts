import { report } from '@/lib/report'

/** A failed chunk load counts as one after this long (spec 2 §8). */
const START_TIMEOUT_MS = 120_000

/** In the words of old and of new engines: what was not told in this frame is told in the next (Resize Observer, §3.3). No failure. */
const RESIZE_LOOP = /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)/

const root = document.documentElement

/** The app marks the page once a screen shows; until then nobody but the document can tell a person what is wrong. */
const hasStarted = (): boolean => root.hasAttribute('data-app')

/** A finger mostly meets the words inside the button, not the button itself. */
export const isRetry = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.shell-retry') !== null

/** The shell turns into a sentence and a retry button (markup and texts in index.html). An app that starts after all replaces it. */
export function showFailure(): void {
  if (hasStarted()) return
  root.setAttribute('data-boot', 'failed')
  root.setAttribute('data-app', 'error')
  report('failed', 'start')
}

/** A host puts scripts of its own into a page; when one of those breaks, the app starts all the same. */
const isOurs = ({ error, filename }: ErrorEvent): boolean => error instanceof Error && /\/assets\//.test(`${filename} ${String(error.stack)}`)

/** Never a skeleton for ever: a bundle that breaks while it starts, or never arrives, ends on the same sentence. */
export function watchStart(): void {
  setTimeout(showFailure, START_TIMEOUT_MS)
  window.addEventListener('error', (event) => {
    if (!RESIZE_LOOP.test(event.message)) report(event.error || event.message, 'uncaught')
    const container = document.getElementById('root')
    if (isOurs(event) && !(container && container.firstChild)) showFailure()
  })
  window.addEventListener('unhandledrejection', (event) => report(event.reason, 'rejection'))
  document.addEventListener('click', (event) => {
    if (isRetry(event.target)) location.reload()
  })
}
