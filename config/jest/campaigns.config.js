import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import config from './jest.config.js'
import production from './production.js'

// Where the parts of one run lay down what they have reached, empty at its start: see tests/faults/reach.ts.
const run = fileURLToPath(new URL('../../node_modules/.cache/faults', import.meta.url))
rmSync(run, { recursive: true, force: true })
mkdirSync(run, { recursive: true })
process.env.FAULTS_RUN = run

const rootDir = fileURLToPath(new URL('../..', import.meta.url))
const { maxWorkers, testTimeout, ...project } = config

/** What every campaign shows, made from its definition: its pages and previews, where React looks for mistakes of ours, and the faults of its calls. */
export default {
  rootDir,
  maxWorkers,
  // Of the whole run: jest reads none of a project's.
  testTimeout,
  testSequencer: '<rootDir>/config/jest/longestFirst.cjs',
  projects: [
    { ...project, rootDir, displayName: 'pages', roots: ['<rootDir>/tests/campaigns'] },
    { ...project, rootDir, displayName: 'faults', roots: ['<rootDir>/tests/faults'], ...production },
  ],
}
