import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import config from './jest.config.js'

// Where the parts of one run lay down what they have reached, empty at its start: see tests/faults/reach.ts.
const run = fileURLToPath(new URL('../../node_modules/.cache/faults', import.meta.url))
rmSync(run, { recursive: true, force: true })
mkdirSync(run, { recursive: true })
process.env.FAULTS_RUN = run

/** What every campaign shows, made from its definition: its pages and previews, and the faults of its calls. */
export default {
  ...config,
  // As in production: looking through the whole state before and after each action is a fifteenth of the time, and what the unit tests do.
  moduleNameMapper: { ...config.moduleNameMapper, '^@reduxjs/toolkit$': '<rootDir>/node_modules/@reduxjs/toolkit/dist/redux-toolkit.browser.mjs' },
  roots: ['<rootDir>/tests/campaigns', '<rootDir>/tests/faults'],
  testSequencer: '<rootDir>/config/jest/longestFirst.cjs',
}
