// `npm run test:unit [-- file ... | --isolated]`: all tests in few environments; those that are named, or with --isolated all, each file in one of its own.
import { testFiles } from '../../jest/testFiles.ts'
import { runJest } from './jest.ts'
import { leaveReactsChecks } from './leftToFull.ts'

const [...args] = process.argv.slice(2)
const isFile = (arg: string): boolean => !arg.startsWith('-') && testFiles().some((file) => file.includes(arg.replace(/^\.\//, '')))
const isIsolated = args.includes('--isolated') || args.some(isFile)

process.exitCode = runJest(isIsolated ? 'jest.config.js' : 'suites.config.js', args.filter((arg) => arg !== '--isolated'))
if (!isIsolated) leaveReactsChecks()
