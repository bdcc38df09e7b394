// `npm test`: everything CI runs.
import { runSteps } from './steps.ts'
import { readBrowsers, readJest, STATIC_CHECKS } from './testSteps.ts'

const jest = { args: (file: string) => ['--json', '--outputFile', file], readCounts: readJest }

runSteps([
  ...STATIC_CHECKS,
  { script: 'test:unit', ...jest },
  { script: 'test:campaigns', ...jest },
  ...['build', 'escheck', 'budgets'].map((script) => ({ script })),
  { script: 'test:browser', readCounts: readBrowsers },
])
