import { report } from '@/lib/reporting/report'
import { showFailure } from './failure'

/** The messages of old and new engines: notifications that are delivered in the next frame (Resize Observer, §3.3). Not a failure. */
const RESIZE_LOOP = /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)/

/** Hosts inject scripts into the page; an error in one of those does not keep the app from starting. */
const isOurs = ({ error, filename }: ErrorEvent): boolean => error instanceof Error && /\/assets\//.test(`${filename} ${String(error.stack)}`)

/** Reports uncaught errors. A bundle that throws while it starts ends in the failure message. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    if (!RESIZE_LOOP.test(event.message)) report(event.error || event.message, 'uncaught')
    const container = document.getElementById('root')
    if (isOurs(event) && !(container && container.firstChild)) showFailure()
  })
  window.addEventListener('unhandledrejection', (event) => report(event.reason, 'rejection'))
}
