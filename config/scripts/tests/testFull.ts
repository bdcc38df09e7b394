// `npm run test:full [-- --without-browsers]`, before a release: what `npm test` samples, without sampling, and the project without each of its campaigns:
// what can know of one for each of them, and all of `npm test` without one by chance.
import { BUILT_STEPS, runSteps, STATIC_STEPS, type Plan } from './steps.ts'

const isWithoutBrowsers = process.argv.includes('--without-browsers')
const browsers: readonly Plan[] = [{ script: 'build' }, { beside: BUILT_STEPS }, { script: 'test:browser', args: ['--whole'], countsBy: 'own' }, { script: 'test:serve' }]

await runSteps({
  inTurn: [
    { beside: [{ script: 'typecheck' }, ...STATIC_STEPS] },
    { script: 'test:unit', countsBy: 'jest' },
    { script: 'test:unit', args: ['--isolated'], countsBy: 'jest' },
    { script: 'test:campaigns', args: ['--whole'], countsBy: 'jest' },
    ...(isWithoutBrowsers ? [] : browsers),
    { script: 'test:deletion' },
    { script: 'test:deletion', args: ['--whole', 'any', ...(isWithoutBrowsers ? ['--without-browsers'] : [])] },
  ],
})
