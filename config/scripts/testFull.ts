// `npm run test:full`: what `npm test` samples, without sampling, before a release: the whole fault matrix, longer monkeys, every campaign deleted once.
import { runSteps } from './steps.ts'
import { readBrowsers, readJest, STATIC_CHECKS } from './testSteps.ts'

process.env.FAULTS = 'whole'
process.env.MONKEY_STEPS ??= '1000'

const jest = { args: (file: string) => ['--json', '--outputFile', file], readCounts: readJest }

runSteps([
  ...STATIC_CHECKS,
  { script: 'test:unit', ...jest },
  { script: 'test:campaigns', ...jest },
  ...['build', 'escheck', 'budgets'].map((script) => ({ script })),
  { script: 'test:browser', readCounts: readBrowsers },
  { script: 'test:deletion' },
])
