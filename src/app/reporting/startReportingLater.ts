import type { Environment } from '@config/env'
import { isPreviewDocument } from '@/features/preview'
import { onUnconnectedReport } from '@/lib/reporting/report'
import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** Leaves the network to the page's own load. */
const TIMEOUT_MS = 5_000

const reporting = lazyChunk(() => import('./startReporting'))

/**
 * Loads the reporting once the page is loaded, or with the first report, after which the page may be left. Reports wait in the port's queue
 * until then. In development the port writes to the console by itself.
 */
export function startReportingLater(environment: Environment): void {
  if (process.env.NODE_ENV !== 'production') return
  let isStarted = false
  const start = (): void => {
    // A preview sends no requests, and a failure in it is not one of the live product.
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
