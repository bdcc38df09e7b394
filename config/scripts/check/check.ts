// `npm run check`: everything that needs neither a test runner nor a browser. The last two build dist/ where it is absent or stale.
import { BUILT_STEPS, runSteps, STATIC_STEPS } from '../tests/steps.ts'

await runSteps({ inTurn: [{ beside: STATIC_STEPS }, ...BUILT_STEPS] })
