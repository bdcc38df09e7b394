import type { Environment } from '@config/env'
import { isPreviewDocument } from '@/features/preview'

/** After the page's own load and what follows from it; reports wait in the port's queue until then. */
const PATIENCE = 5_000

/** Loads the reporting once the page is there. In development the port writes to the console by itself. */
export function startReportingLater(environment: Environment): void {
  // A preview asks nothing of anybody, and what is tried out in it is no failure of the product.
  if (process.env.NODE_ENV !== 'production' || isPreviewDocument()) return
  const start = (): void => void import('./reporting/startReporting').then(({ startReporting }) => startReporting(environment), () => undefined)
  const wait = (): void => void setTimeout(start, PATIENCE)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
}
