import type { Environment } from '@config/env'
import { connectReports, report } from '@/lib/report'
import { rateLimited } from './rateLimited'
import { toBeacon, toConsole } from './sinks'
import { toReport, type Violation } from './toReport'

/** The share of pages whose web vitals are measured: enough for a percentile, at a price that few pay. */
const VITALS_SHARE = 0.1

/** Connects the port to its sink, and to the two reporters that can wait until the page is there. */
export function startReporting({ reportUrl }: Pick<Environment, 'reportUrl'>, random: () => number = Math.random): void {
  const send = rateLimited(reportUrl === '' ? toConsole : toBeacon(reportUrl))
  connectReports((reported) => {
    // Whatever was thrown, reporting it must not throw in its turn.
    try {
      send(toReport(reported))
    } catch {
      // Lost.
    }
  })
  reportPolicy()
  if (random() < VITALS_SHARE) void import('./vitals').then(({ measureVitals }) => measureVitals(), () => undefined)
}

/** What the content policy stops, from the start of the page on where the browser keeps that; what is told twice is sent once. */
function reportPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => report(event, 'policy'))
  if (!('ReportingObserver' in window)) return
  const tell = (violations: readonly Report[]): void => violations.forEach(({ body }) => report(violationOf(body as unknown as KeptViolation), 'policy'))
  new ReportingObserver(tell, { types: ['csp-violation'], buffered: true }).observe()
}

type KeptViolation = { readonly effectiveDirective: string; readonly blockedURL?: string | null; readonly sourceFile?: string | null }

const violationOf = ({ effectiveDirective, blockedURL, sourceFile }: KeptViolation): Violation => ({ effectiveDirective, blockedURI: blockedURL ?? '', sourceFile: sourceFile ?? '' })
