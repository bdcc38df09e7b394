import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import config from './jest.config.js'

// Where the parts of one run lay down what they have reached, empty at its start: see tests/faults/reach.ts.
const run = fileURLToPath(new URL('../../node_modules/.cache/faults', import.meta.url))
rmSync(run, { recursive: true, force: true })
mkdirSync(run, { recursive: true })
process.env.FAULTS_RUN = run

/** The fault matrix, apart from the quick loop: it takes minutes. All its parts run at once, since each waits for answers a third of its time. */
export default { ...config, roots: ['<rootDir>/tests/faults'], maxWorkers: 4 }
