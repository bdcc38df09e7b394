import type { Environment } from '@config/env'
import { isPreviewDocument } from '@/features/preview'
import { onUnconnectedReport } from '@/lib/report'
import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** After the page's own load and what follows from it. */
const TIMEOUT_MS = 5_000

const reporting = lazyChunk(() => import('./reporting/startReporting'))

/**
 * Loads the reporting once the page is there, or as soon as there is something to report: it may be the last that the page does. Reports wait in
 * the port's queue until then. In development the port writes to the console by itself.
 */
export function startReportingLater(environment: Environment): void {
  if (process.env.NODE_ENV !== 'production') return
  let isStarted = false
  const start = (): void => {
    // A preview asks nothing of anybody, and what is tried out in it is no failure of the product.
    if (isStarted || isPreviewDocument()) return
    isStarted = true
    reporting.read().then(
      ({ startReporting }) => startReporting(environment),
      // The next report asks again.
      () => (isStarted = false),
    )
  }
  const wait = (): void => void setTimeout(start, TIMEOUT_MS)
  onUnconnectedReport(start)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
}
