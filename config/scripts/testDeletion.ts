// `npm run test:deletion [-- prefix ...] [--browsers]`: the project without each campaign in turn (its folder and its two lines) passes what `npm test` runs.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const LISTS = ['src/campaigns/registry.ts', 'src/mocks/campaigns.ts']
const STEPS = ['typecheck', 'lint', 'boundaries', 'deadcode', 'test:unit', 'test:campaigns', 'build', 'escheck', 'budgets']

const args = process.argv.slice(2)
const named = args.filter((arg) => !arg.startsWith('--'))
const steps = args.includes('--browsers') ? [...STEPS, 'test:browser'] : STEPS
const prefixes = readdirSync('src/campaigns', { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name)

/** The checkout as git knows it, with links to its packages, so that nothing is installed again. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'without-'))
  for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file))
  }
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  return root
}

function deleteCampaign(root: string, prefix: string): void {
  rmSync(join(root, 'src/campaigns', prefix), { recursive: true })
  for (const list of LISTS) {
    const lines = readFileSync(join(root, list), 'utf8').split('\n')
    const left = lines.filter((line) => !line.includes(`/${prefix}/mocks'`) && !line.includes(`'./${prefix}'`))
    if (left.length !== lines.length - 1) throw new Error(`${list} does not name ${prefix} in exactly one line.`)
    writeFileSync(join(root, list), left.join('\n'))
  }
}

const failed: string[] = []
for (const prefix of prefixes.filter((each) => named.length === 0 || named.includes(each))) {
  const root = copyProject()
  deleteCampaign(root, prefix)
  for (const step of steps) {
    const began = performance.now()
    const { status } = spawnSync('npm', ['run', '--silent', step], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  without ${prefix}: ${step} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
    if (status !== 0) failed.push(`${prefix}: ${step}`)
  }
  rmSync(root, { recursive: true, force: true })
}
if (failed.length > 0) process.exitCode = 1
