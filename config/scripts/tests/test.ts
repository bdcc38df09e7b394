// `npm test [-- --without-browsers]`: everything CI runs.
import { runSteps, toSteps, type Step } from './steps.ts'

const isWithoutBrowsers = process.argv.includes('--without-browsers')
const browsers: readonly (Step | readonly Step[])[] = [{ script: 'build' }, toSteps('escheck', 'budgets'), { script: 'test:browser', countsBy: 'own' }]

await runSteps([
  toSteps('typecheck', 'lint', 'boundaries', 'deadcode', 'lockfile:check', 'audit'),
  { script: 'test:unit', countsBy: 'jest' },
  { script: 'test:campaigns', countsBy: 'jest' },
  ...(isWithoutBrowsers ? [] : browsers),
])
