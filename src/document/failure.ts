import { report } from '@/lib/report'

/** A failed chunk load counts as one after this long (spec 2 §8). */
const START_TIMEOUT_MS = 120_000

/** The messages of old and new engines: notifications that are delivered in the next frame (Resize Observer, §3.3). Not a failure. */
const RESIZE_LOOP = /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)/

const root = document.documentElement

/** The app marks the page once a screen shows; until then only the document can show a failure. */
const hasStarted = (): boolean => root.hasAttribute('data-app')

/** The target of a tap is mostly the text inside the button. */
export const isRetry = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.shell-retry') !== null

/** The shell shows a message and a retry button (markup and texts in index.html). An app that starts later replaces it. */
export function showFailure(): void {
  if (hasStarted()) return
  root.setAttribute('data-boot', 'failed')
  root.setAttribute('data-app', 'error')
  report('failed', 'start')
}

/** Hosts inject scripts into the page; an error in one of those does not keep the app from starting. */
const isOurs = ({ error, filename }: ErrorEvent): boolean => error instanceof Error && /\/assets\//.test(`${filename} ${String(error.stack)}`)

/** A bundle that throws while it starts, or never arrives, ends in the failure message, never in an endless skeleton. */
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
