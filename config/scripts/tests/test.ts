// `npm test [-- --without-browsers]`: everything CI runs.
import { BUILT_STEPS, runSteps, STATIC_STEPS, type Plan } from './steps.ts'

const isWithoutBrowsers = process.argv.includes('--without-browsers')
const browsers: readonly Plan[] = [{ script: 'build' }, { beside: BUILT_STEPS }, { script: 'test:browser', countsBy: 'own' }]

await runSteps({
  inTurn: [
    { beside: STATIC_STEPS },
    { script: 'test:unit', countsBy: 'jest' },
    { script: 'test:campaigns', countsBy: 'jest' },
    ...(isWithoutBrowsers ? [] : browsers),
  ],
})
