import config from './jest.config.js'
import { isIsolated, suiteFiles, testFiles } from './testFiles.ts'

/** All tests in few environments: tests/suites, and each file alone that cannot share one. */
export default {
  ...config,
  testSequencer: '<rootDir>/config/jest/longestFirst.cjs',
  roots: ['src', 'config', 'tests'].map((folder) => `<rootDir>/${folder}`),
  testMatch: [...suiteFiles(), ...testFiles().filter(isIsolated)].map((file) => `<rootDir>/${file}`),
}
