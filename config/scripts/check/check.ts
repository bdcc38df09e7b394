// `npm run check`: everything that needs neither a test runner nor a browser. The last two build dist/ where it is absent or stale.
import { runSteps, STATIC_STEPS, toSteps } from '../tests/steps.ts'

await runSteps([STATIC_STEPS, ...toSteps('escheck', 'budgets')])
