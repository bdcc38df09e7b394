/** Twice as many as a report tells: typing is told as one step. */
const KEPT = 60

/** The newest events of the page as they were: actions, and of each step of the history its path. Nobody reads them but a report of a failure (app/reporting/trail.ts), which tells only their names. */
export const trail: unknown[] = []

export function noteStep(step: unknown): void {
  if (trail.push(step) > KEPT) trail.shift()
}
