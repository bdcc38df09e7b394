import type { Report } from './toReport'

/** The sink where no address is configured. What the browser has already written to its console is not repeated. */
export function toConsole({ kind, name, message, stack, steps = [], value }: Report): void {
  if (kind === 'uncaught' || kind === 'rejection') return
  // oxlint-disable-next-line no-console -- this is the sink
  if (kind === 'vital') console.debug(`${name} ${value}`)
  // oxlint-disable-next-line no-console -- this is the sink
  else console.error([`[${kind}] ${name}: ${message}`, stack, ...steps].join('\n'))
}

/** A POST that outlives the page and ignores the answer. As plain text it needs no preflight, which a page that is being left could not wait for. */
export function toBeacon(address: string): (report: Report) => void {
  return (report) => {
    const body = JSON.stringify(report)
    try {
      if (navigator.sendBeacon?.(address, body)) return
      fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => undefined)
    } catch {
      // Lost: reporting this failure would fail in the same way.
    }
  }
}
