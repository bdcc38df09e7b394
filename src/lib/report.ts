/**
 * Where a failure was noticed. `uncaught` and `rejection`: nobody caught it, and the browser has written it to its console. `screen`: a screen
 * that broke. `start`: the page did not come to be, and the document says so. `chunk`: a part of the app that could not be loaded. `reaction`: an effect of the reaction table. `policy`: the content policy
 * stopped something; the error is its event. `vital`: no failure, but a web vital.
 */
export type ReportKind = 'uncaught' | 'rejection' | 'screen' | 'start' | 'chunk' | 'reaction' | 'policy' | 'vital'

export type Reported = readonly [error: unknown, kind: ReportKind]

/** Holds what is reported until somebody connects; from then on `push` passes it on, and there is no length. */
type Queue = { readonly length?: number; push: (reported: Reported) => unknown }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own type
  interface Window {
    __reports?: Queue
  }
}

/** A page that fails in a loop before anybody listens. */
const FULL = 20

/**
 * The one port for what goes wrong and nobody is told. It takes anything and never throws; redaction is the sink's (app/reporting). On the
 * window, because the document's script reports before the bundle is there.
 */
export function report(error: unknown, kind: ReportKind): void {
  // oxlint-disable-next-line no-console -- the developer's own console, at once and whole; the browser writes the others itself
  if (process.env.NODE_ENV !== 'production' && kind !== 'uncaught' && kind !== 'rejection') console.error(error)
  const queue: Queue = window.__reports || ([] as Reported[])
  window.__reports = queue
  if (!((queue.length || 0) >= FULL)) queue.push([error, kind])
}

/** Calls back when something is reported that nobody has heard yet: at once if there is something already. */
export function onUnconnectedReport(act: () => void): void {
  const queue: Queue = window.__reports || ([] as Reported[])
  window.__reports = queue
  if (queue.length) act()
  const { push } = queue
  queue.push = (reported) => {
    act()
    return push.call(queue, reported)
  }
}

/** Hands over what was reported so far, and from then on every report as it comes. */
export function connectReports(sink: (reported: Reported) => void): void {
  const early = window.__reports
  window.__reports = { push: sink }
  if (Array.isArray(early)) (early as Reported[]).forEach(sink)
}
