import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says what the tests of a file leave to `npm run test:full`: config/scripts/tests/testCampaigns.ts, which has no part in them, reads it from the folder of the run. */
export function leaveFromTest(file: string, what: string): void {
  const folder = process.env['FAULTS_RUN']
  if (folder && existsSync(folder)) writeFileSync(join(folder, `${file}.left`), what)
}
