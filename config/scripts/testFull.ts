// `npm run test:full [-- --without-browsers]`, before a release: what `npm test` samples, without sampling, and the project without each of its campaigns.
import { runSteps, type Step } from './steps.ts'

const isWithoutBrowsers = process.argv.includes('--without-browsers')
const browsers: readonly Step[] = [...['build', 'escheck', 'budgets'].map((script) => ({ script })), { script: 'test:browser', args: ['--whole'], countsBy: 'own' }]

runSteps([
  ...['lockfile:check', 'audit', 'typecheck', 'lint', 'boundaries', 'deadcode'].map((script) => ({ script })),
  { script: 'test:unit', countsBy: 'jest' },
  { script: 'test:unit', args: ['--isolated'], countsBy: 'jest' },
  { script: 'test:campaigns', args: ['--whole'], countsBy: 'jest' },
  ...(isWithoutBrowsers ? [] : browsers),
  { script: 'test:deletion', args: isWithoutBrowsers ? ['--without-browsers'] : [] },
])
