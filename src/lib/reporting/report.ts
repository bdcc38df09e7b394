/**
 * Where a failure was noticed. `uncaught`, `rejection`: not caught, so the browser has written it to its console. `screen`: a screen threw.
 * `start`: the app did not start. `chunk`: a part of the app could not be loaded. `link`: an address that must not or cannot be followed; the page stayed.
 * `reaction`: an effect of the reaction table threw. `reply`: a reply, or a row of it, could not be used: unreadable, or at odds with what the page shows.
 * `policy`: a violation of the content policy; the error is its event. `vital`: not a failure, but a web vital.
 */
export type ReportKind = 'uncaught' | 'rejection' | 'screen' | 'start' | 'chunk' | 'link' | 'reaction' | 'reply' | 'policy' | 'vital'

export type Reported = readonly [error: unknown, kind: ReportKind]

/** Queues reports until a sink connects; from then on `push` passes them on, and there is no length. `onFull` hears of a report that had no room. */
type Queue = { readonly length?: number; onFull?: () => void; push: (reported: Reported) => unknown }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own type
  interface Window {
    __reports?: Queue
  }
}

/** For a page that fails in a loop before a sink connects. */
const FULL = 20

/**
 * The one port through which failures reach the developers, whether the user sees them or not. It takes any value and never throws; the sink redacts (app/reporting). On the
 * window, because the document's script reports before the bundle is loaded.
 */
export function report(error: unknown, kind: ReportKind): void {
  // oxlint-disable-next-line no-console -- the developer's own console, at once and whole; the browser writes the others itself
  if (process.env.NODE_ENV !== 'production' && kind !== 'uncaught' && kind !== 'rejection') console.error(error)
  const queue: Queue = window.__reports || ([] as Reported[])
  window.__reports = queue
  if ((queue.length || 0) < FULL) queue.push([error, kind])
  else queue.onFull?.()
}

/** Calls back when something is reported while no sink is connected: at once if the queue holds a report already. */
export function onUnconnectedReport(act: () => void): void {
  const queue: Queue = window.__reports || ([] as Reported[])
  window.__reports = queue
  if (queue.length) act()
  const { push } = queue
  queue.onFull = act
  queue.push = (reported) => {
    act()
    return push.call(queue, reported)
  }
}

/** Passes the queued reports to the sink, and from then on every new one. */
export function connectReports(sink: (reported: Reported) => void): void {
  const early = window.__reports
  window.__reports = { push: sink }
  if (Array.isArray(early)) (early as Reported[]).forEach(sink)
}
