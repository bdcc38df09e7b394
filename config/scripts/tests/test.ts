// `npm test [-- --without-browsers]`: everything CI runs.
import { BUILT_STEPS, runSteps, STATIC_STEPS, type Plan } from './steps.ts'

const isWithBrowsers = !process.argv.includes('--without-browsers')

// What keeps one core busy stands beside what waits for none: the build beside the readers of the sources and the first tests, what weighs the build beside the others.
const fromSources: Plan = { inTurn: [{ beside: STATIC_STEPS }, { script: 'test:jest', countsBy: 'jest' }] }
// A clean checkout builds once, and need not write down what a second build would read; what is there is read.
const built: Plan = { inTurn: [{ script: 'build', env: { BUILD_CACHE: 'readonly' } }, { beside: BUILT_STEPS }] }

await runSteps(isWithBrowsers ? { inTurn: [{ beside: [fromSources, built] }, { script: 'test:browser', countsBy: 'own' }] } : fromSources)
