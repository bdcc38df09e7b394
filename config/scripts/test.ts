// `npm test`: everything CI runs.
import { runSteps, type Counts } from './steps.ts'

type JestResult = { readonly numPassedTests: number; readonly numFailedTests: number; readonly numRuntimeErrorTestSuites: number }

const readJest = (text: string): Counts => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as JestResult
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

runSteps([
  ...['lockfile:check', 'audit', 'typecheck', 'lint', 'boundaries', 'deadcode'].map((script) => ({ script })),
  ...['test:unit', 'test:faults'].map((script) => ({ script, args: (file: string) => ['--json', '--outputFile', file], readCounts: readJest })),
  ...['build', 'escheck', 'budgets'].map((script) => ({ script })),
  { script: 'test:browser', readCounts: (text) => JSON.parse(text) as Counts },
])
