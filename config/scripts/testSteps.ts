import type { Counts, Step } from './steps.ts'

type JestResult = { readonly numPassedTests: number; readonly numFailedTests: number; readonly numRuntimeErrorTestSuites: number }

export const readJest = (text: string): Counts => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as JestResult
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

export const readBrowsers = (text: string): Counts => JSON.parse(text) as Counts

/** What needs neither a test runner nor a build. */
export const STATIC_CHECKS: readonly Step[] = ['lockfile:check', 'audit', 'typecheck', 'lint', 'boundaries', 'deadcode'].map((script) => ({ script }))
