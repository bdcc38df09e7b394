// `npm run check`: everything that needs neither a test runner nor a browser. The last two build dist/ where it is absent or stale.
import { runSteps } from './steps.ts'

runSteps(['lockfile:check', 'audit', 'typecheck', 'lint', 'boundaries', 'deadcode', 'escheck', 'budgets'].map((script) => ({ script })))
