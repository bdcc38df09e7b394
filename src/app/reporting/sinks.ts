import type { Report } from './toReport'

/** The sink where no address is configured. What the browser has written to its console itself is not written again. */
export function toConsole({ kind, name, message, stack, value }: Report): void {
  if (kind === 'uncaught' || kind === 'rejection') return
  // oxlint-disable-next-line no-console -- this is the sink
  if (kind === 'vital') console.debug(`${name} ${value}`)
  // oxlint-disable-next-line no-console -- this is the sink
  else console.error(`[${kind}] ${name}: ${message}\n${stack}`)
}

/** A POST that outlives the page and waits for no answer. As plain text it needs no preflight, which a page on its way out could not wait for. */
export function toBeacon(address: string): (report: Report) => void {
  return (report) => {
    const body = JSON.stringify(report)
    try {
      if (navigator.sendBeacon?.(address, body)) return
      fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => undefined)
    } catch {
      // A report that cannot be sent is lost: saying so would be a report.
    }
  }
}
