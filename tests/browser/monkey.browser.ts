import { equal } from 'node:assert/strict'
import { inBothBrowsers } from './inBothBrowsers.ts'
import { letLoose } from './monkey.ts'

const STEPS = Number(process.env.MONKEY_STEPS ?? 120)
const SEEDS = process.env.MONKEY_SEED ? [Number(process.env.MONKEY_SEED)] : [1, 2, 3]

for (const seed of SEEDS) {
  inBothBrowsers(`${STEPS} random steps over all pages, with faults, leave no uncaught error and no white page (seed ${seed})`, async (page) => {
    const { log, problems } = await letLoose(page, seed, STEPS)
    equal(problems.length, 0, `${problems.join('\n')}\nAgain: MONKEY_SEED=${seed} MONKEY_STEPS=${STEPS} npm run test:browser -- monkey\n${log.join('\n')}`)
  })
}
