import type { Environment } from '@config/env'
import { connectReports, report } from '@/lib/report'
import { limited } from './limited'
import { toBeacon, toConsole } from './sinks'
import { toReport } from './toReport'

/** The share of pages whose web vitals are measured: enough for a percentile, at a price that few pay. */
const VITALS_SHARE = 0.1

/** Connects the port to its sink, and to the two reporters that can wait until the page is there. */
export function startReporting({ reportUrl }: Pick<Environment, 'reportUrl'>, random: () => number = Math.random): void {
  const send = limited(reportUrl === '' ? toConsole : toBeacon(reportUrl))
  connectReports((reported) => {
    // Whatever was thrown, reporting it must not throw in its turn.
    try {
      send(toReport(reported))
    } catch {
      // Lost.
    }
  })
  document.addEventListener('securitypolicyviolation', (event) => report(event, 'policy'))
  if (random() < VITALS_SHARE) void import('./vitals').then(({ measureVitals }) => measureVitals(), () => undefined)
}
