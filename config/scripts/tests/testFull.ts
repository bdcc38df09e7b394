// `npm run test:full [-- --without-browsers]`, before a release: what `npm test` samples, without sampling, and the project without each of its campaigns.
import { runSteps, toSteps, type Step } from './steps.ts'

const isWithoutBrowsers = process.argv.includes('--without-browsers')
const browsers: readonly (Step | readonly Step[])[] = [{ script: 'build' }, toSteps('escheck', 'budgets'), { script: 'test:browser', args: ['--whole'], countsBy: 'own' }, { script: 'test:serve' }]

await runSteps([
  toSteps('typecheck', 'lint', 'boundaries', 'deadcode', 'lockfile:check', 'audit'),
  { script: 'test:unit', countsBy: 'jest' },
  { script: 'test:unit', args: ['--isolated'], countsBy: 'jest' },
  { script: 'test:campaigns', args: ['--whole'], countsBy: 'jest' },
  ...(isWithoutBrowsers ? [] : browsers),
  { script: 'test:deletion', args: isWithoutBrowsers ? ['--without-browsers'] : [] },
])
