// `npm run test:full`, before a release: what `npm test` samples, without sampling, and the project without each of its campaigns: what can know of one for each of
// them, and all of `npm test` without one by chance. What it found is written to config/release.json.
import { readOptions } from '../readOptions.ts'
import { BUILT_STEPS, onlySteps, runSteps, STATIC_STEPS, type Plan } from './steps.ts'

const HELP = `npm run test:full [-- OPTIONS]

Runs everything, without sampling, which takes hours, and writes what it found to config/release.json: for each step the commit, minutes, and what it went through.

--without-browsers  what needs no browser
--only WORDS        the steps with one of these in their names, by commas; the record keeps what was found of the others before

Example: npm run test:full -- --only test:campaigns,test:serve`

const { 'without-browsers': isWithoutBrowsers = false, only } = readOptions(HELP, { 'without-browsers': { type: 'boolean' }, 'only': { type: 'string' } })
/** A step of its own: it takes as long as all others. */
const MONKEY: Plan = { script: 'test:browser', args: ['--whole', 'monkey'], countsBy: 'own' }
const browsers: readonly Plan[] = [{ script: 'build' }, { beside: BUILT_STEPS }, { script: 'test:browser', args: ['--whole', '-monkey'], countsBy: 'own' }, MONKEY, { script: 'test:serve' }]

const plan: Plan = {
  inTurn: [
    { beside: [{ script: 'typecheck' }, ...STATIC_STEPS] },
    { script: 'test:unit', countsBy: 'jest' },
    { script: 'test:unit', args: ['--isolated'], countsBy: 'jest' },
    { script: 'test:campaigns', args: ['--whole'], countsBy: 'jest' },
    ...(isWithoutBrowsers ? [] : browsers),
    { script: 'test:deletion' },
    { script: 'test:deletion', args: ['--npm-test', 'any', ...(isWithoutBrowsers ? ['--without-browsers'] : [])] },
  ],
}
await runSteps(only === undefined ? plan : onlySteps(plan, only.split(',')), { isRecorded: true })
