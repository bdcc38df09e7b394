// `npm run test:campaigns [-- --changed [since] | --whole | file ...]`: what is made from the campaigns' definitions. --changed: only the campaigns that the
// change since that commit (HEAD unless given) reaches. --whole: every call in every fault.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { campaignsReached } from './campaignsReached.ts'
import { runJest } from './jest.ts'
import { tellFaults } from './tellFaults.ts'

const args = process.argv.slice(2)
const git = (...command: string[]): readonly string[] => execFileSync('git', command, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Takes a flag, and its value where it has one, out of the arguments. */
function take(flag: string): string | undefined {
  const at = args.indexOf(flag)
  if (at < 0) return undefined
  const [, value = ''] = args.splice(at, args[at + 1]?.startsWith('-') === false ? 2 : 1)
  return value
}

const since = take('--changed')
const isWhole = take('--whole') !== undefined
if (since !== undefined) {
  const prefixes = readdirSync('src/campaigns', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const reached = campaignsReached([...git('diff', '--name-only', since || 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')], prefixes)
  console.log(`The change reaches ${reached.length} of ${prefixes.length} campaigns: ${reached.join(', ') || 'none'}`)
  if (reached.length === 0) process.exit()
  process.env.CAMPAIGNS = reached.join()
}
if (isWhole) process.env.FAULTS = 'whole'

process.exitCode = runJest('campaigns.config.js', args)
tellFaults()
