// `npm test [-- --without-browsers]`: everything CI runs.
import { runSteps, type Step } from './steps.ts'

const isWithoutBrowsers = process.argv.includes('--without-browsers')
const browsers: readonly Step[] = [...['build', 'escheck', 'budgets'].map((script) => ({ script })), { script: 'test:browser', countsBy: 'own' }]

runSteps([
  ...['lockfile:check', 'audit', 'typecheck', 'lint', 'boundaries', 'deadcode'].map((script) => ({ script })),
  { script: 'test:unit', countsBy: 'jest' },
  { script: 'test:campaigns', countsBy: 'jest' },
  ...(isWithoutBrowsers ? [] : browsers),
])
