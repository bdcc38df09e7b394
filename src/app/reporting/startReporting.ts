import type { Environment } from '@config/env'
import { connectReports, report } from '@/lib/reporting/report'
import { rateLimited } from './rateLimited'
import { toBeacon, toConsole } from './sinks'
import { toReport, type Violation } from './toReport'

/** The share of pages whose web vitals are measured: enough for a percentile, and most pages do not load the library. */
const VITALS_SHARE = 0.1

/** Connects the report port to its sink, and starts the two reporters that can wait until the page is loaded. */
export function startReporting({ reportUrl }: Pick<Environment, 'reportUrl'>, random: () => number = Math.random): void {
  const send = rateLimited(reportUrl === '' ? toConsole : toBeacon(reportUrl))
  connectReports((reported) => {
    // Reporting must not throw itself, whatever value was thrown.
    try {
      send(toReport(reported))
    } catch {
      // Lost.
    }
  })
  reportPolicy()
  if (random() < VITALS_SHARE) void import('./vitals').then(({ measureVitals }) => measureVitals(), () => undefined)
}

/** Violations of the content policy; those before this point only where the browser buffers them. Duplicates are dropped by `rateLimited`. */
function reportPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => report(event, 'policy'))
  if (!('ReportingObserver' in window)) return
  const reportAll = (violations: readonly Report[]): void => violations.forEach(({ body }) => report(violationOf(body as unknown as KeptViolation), 'policy'))
  new ReportingObserver(reportAll, { types: ['csp-violation'], buffered: true }).observe()
}

type KeptViolation = { readonly effectiveDirective: string; readonly blockedURL?: string | null; readonly sourceFile?: string | null }

const violationOf = ({ effectiveDirective, blockedURL, sourceFile }: KeptViolation): Violation => ({ effectiveDirective, blockedURI: blockedURL ?? '', sourceFile: sourceFile ?? '' })
