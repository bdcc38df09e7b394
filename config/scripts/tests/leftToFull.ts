import { appendFileSync } from 'node:fs'

/** Says what a step of `npm test` samples, and so leaves to `npm run test:full`. config/scripts/tests/steps.ts says it once more at the end. */
export function leaveToFull(what: string): void {
  console.log(`Left to npm run test:full: ${what}`)
  if (process.env.LEFT_FILE) appendFileSync(process.env.LEFT_FILE, `${what}\n`)
}
