/** Far more steps than a report lists: typing is listed as one step, and the libraries' own actions not at all. */
const KEPT = 200

/** The newest events of the page as they were: actions, and of each step of the history its path. Only a report of a failure reads them (app/reporting/trail.ts), which tells only their names. */
export const trail: unknown[] = []

export function noteStep(step: unknown): void {
  if (trail.push(step) > KEPT) trail.shift()
}
