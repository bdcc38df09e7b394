// `npm run test:jest`: test:unit and test:campaigns in one run.
import { runJest } from './jest.ts'
import { leaveReactsChecks } from './leftToFull.ts'
import { tellFaults } from './tellFaults.ts'

process.exitCode = runJest('all.config.js', process.argv.slice(2))
tellFaults()
leaveReactsChecks()
