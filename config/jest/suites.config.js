import { fileURLToPath } from 'node:url'
import config from './jest.config.js'
import production from './production.js'
import { isIsolated, suiteFiles, testFiles } from './testFiles.ts'

const rootDir = fileURLToPath(new URL('../..', import.meta.url))
const { maxWorkers, testTimeout, ...project } = config
const unit = { ...project, rootDir, roots: ['src', 'config', 'tests'].map((folder) => `<rootDir>/${folder}`) }
const files = [...suiteFiles(), ...testFiles().filter(isIsolated)].map((file) => `<rootDir>/${file}`)

/** Whole ways through the app. What React says of our mistakes there is left to the pages, to the blocks' tests, and to npm run test:full. */
const isJourney = (file) => /\/tests\/suites\/(campaigns|journeys)\d/.test(file)

/** All tests in few environments: tests/suites, and each file alone that cannot share one. */
export default {
  rootDir,
  maxWorkers,
  // Of the whole run: jest reads none of a project's.
  testTimeout,
  testSequencer: '<rootDir>/config/jest/longestFirst.cjs',
  projects: [
    { ...unit, displayName: 'unit', testMatch: files.filter((file) => !isJourney(file)) },
    { ...unit, displayName: 'journeys', testMatch: files.filter(isJourney), ...production },
  ].filter(({ testMatch }) => testMatch.length > 0),
}
