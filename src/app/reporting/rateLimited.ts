import type { Report } from './toReport'

/** Reports per page: a loop must neither flood the reports nor use up the user's network. */
const MOST = 10

/** Passes each failure on once, and at most ten in the life of a page. Web vitals are not limited: there are few. */
export function rateLimited(send: (report: Report) => void): (report: Report) => void {
  const seen = new Set<string>()
  return (report) => {
    if (report.kind !== 'vital') {
      const key = [report.kind, report.name, report.message, report.stack.split('\n')[0]].join('|')
      if (seen.has(key) || seen.size >= MOST) return
      seen.add(key)
    }
    send(report)
  }
}
