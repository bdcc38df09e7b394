// `npm test [-- --without-browsers]`: everything CI runs.
import { BUILT_STEPS, runSteps, STATIC_STEPS } from './steps.ts'

const isWithBrowsers = !process.argv.includes('--without-browsers')

// What keeps one core busy stands beside what waits for none: the build beside the readers of the sources, what weighs the build beside the campaigns.
await runSteps({
  inTurn: [
    { beside: [...STATIC_STEPS, ...(isWithBrowsers ? [{ script: 'build' }] : [])] },
    { script: 'test:unit', countsBy: 'jest' },
    { beside: [{ script: 'test:campaigns', countsBy: 'jest' }, ...(isWithBrowsers ? BUILT_STEPS : [])] },
    ...(isWithBrowsers ? [{ script: 'test:browser', countsBy: 'own' } as const] : []),
  ],
})
