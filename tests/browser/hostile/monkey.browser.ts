// About 25 s.
// Parts: 25
import { equal } from 'node:assert/strict'
import { inBothWhenWhole } from '../driver/inBothBrowsers.ts'
import { runMonkey } from './monkey.ts'
import { leave } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'

/** 100,000 steps without sampling: 25 walks of 2,000 in each browser. */
const ALL_STEPS = 2_000
const STEPS = Number(process.env.MONKEY_STEPS ?? (isWhole ? ALL_STEPS : 80))
/** Milliseconds: what a step takes on a busy machine, and what the last page may still need. */
const TIME_LIMIT = 60_000 + STEPS * 1_000
const ALL_SEEDS = 25
/** The whole run begins this file once for each seed, some beside each other. */
const seed = Number(process.env.MONKEY_SEED ?? process.env.PART ?? 1)
leave(`${ALL_SEEDS - 1} of ${ALL_SEEDS} seeds of the monkey, and ${ALL_STEPS} steps in place of ${STEPS}`)

inBothWhenWhole(
  `${STEPS} random steps over all pages, with faults, leave no uncaught error, no white page and no skeleton for ever (seed ${seed})`,
  async (page) => {
    const { log, problems } = await runMonkey(page, seed, STEPS)
    equal(problems.length, 0, `${problems.join('\n')}\nAgain: MONKEY_SEED=${seed} MONKEY_STEPS=${STEPS} npm run test:browser -- monkey\n${log.join('\n')}`)
  },
  { timeoutMs: TIME_LIMIT },
)
