// `npm run check`: everything that needs neither a test runner nor a browser. The last two build dist/ where it is absent or stale.
import { runSteps, toSteps } from '../tests/steps.ts'

await runSteps([toSteps('typecheck', 'lint', 'boundaries', 'deadcode', 'lockfile:check', 'audit'), ...toSteps('escheck', 'budgets')])
