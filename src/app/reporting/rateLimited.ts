import type { Report } from './toReport'

/** Reports of one page; a loop must not flood whoever reads them, nor take the network from the person. */
const MOST = 10

/** Passes each failure on once, and no more than ten of them in the life of a page. Web vitals are few by themselves. */
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
