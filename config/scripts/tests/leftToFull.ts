import { appendFileSync } from 'node:fs'

/** Says what a step of `npm test` samples, and so leaves to `npm run test:full`. config/scripts/tests/steps.ts says it once more at the end. */
export function leaveToFull(what: string): void {
  console.log(`Left to npm run test:full: ${what}`)
  if (process.env.LEFT_FILE) appendFileSync(process.env.LEFT_FILE, `${what}\n`)
}

/** The journeys have React and the state library as in production (config/jest/suites.config.js); `test:unit --isolated` as in development. */
export const leaveReactsChecks = (): void => leaveToFull('what React and the state library look for in development, in the journeys and in the tests of campaigns')
