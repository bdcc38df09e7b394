// `npm run test:deletion [-- --without-browsers | --static] [-- prefix ...]`: for each campaign, a copy of the project without it, and all that `npm test`
// runs, there. --static: what reads the sources alone, in a minute for each.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where a campaign has lines outside its folder: those that name it, and nothing else, go with it. */
const LISTS = ['src/campaigns/registry.ts', 'src/mocks/campaigns.ts']

/** The kit: a block that the last campaign of its sort has chosen waits for the next one. Here that is no dead code, and only here. */
const KIT = ['src/{api,blocks,features,lib,services,ui}/**/*.{ts,tsx}', 'src/mocks/**/*.ts']
const KNIP = 'config/lint/knip.jsonc'

const STATIC = ['typecheck', 'lint', 'boundaries', 'deadcode', 'test:unit -- tests/architecture']

const args = process.argv.slice(2)
const isStatic = args.includes('--static')
const options = args.filter((arg) => arg.startsWith('--') && arg !== '--static')
const named = args.filter((arg) => !arg.startsWith('--'))
const prefixes = [...readFileSync('src/campaigns/registry.ts', 'utf8').matchAll(/import\('\.\/([^']+)'\)/g)].map(([, prefix = '']) => prefix)

/** Links where the file system lets it, since the packages are many and nothing writes into them. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** The project as it lies here, with what is not committed yet. */
function copyProject(to: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0').filter((file) => file !== '' && existsSync(file))
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    copyFileSync(file, join(to, file))
  }
  // Some tests ask git which files there are.
  execFileSync('git', ['init', '-q'], { cwd: to })
  linkTree('node_modules', join(to, 'node_modules'))
}

function deleteCampaign(prefix: string, root: string): void {
  rmSync(join(root, 'src/campaigns', prefix), { recursive: true })
  for (const list of LISTS.map((file) => join(root, file))) {
    const names = new RegExp(`['/]${prefix}['/]`)
    writeFileSync(list, readFileSync(list, 'utf8').split('\n').filter((line) => !names.test(line)).join('\n'))
  }
  writeFileSync(join(root, KNIP), readFileSync(KNIP, 'utf8').replace('"entry": [', `"entry": ${JSON.stringify(KIT).slice(0, -1)},`))
}

/** All of them, that one run tells everything. */
function testStatic(root: string): boolean {
  const failed = STATIC.filter((script) => spawnSync(`npm run --silent ${script}`, { cwd: root, stdio: 'inherit', shell: true }).status !== 0)
  if (failed.length > 0) console.log(`FAILED  ${failed.join(', ')}`)
  return failed.length === 0
}

const testAll = (root: string): boolean => spawnSync('npm', ['test', '--silent', '--', ...options], { cwd: root, stdio: 'inherit' }).status === 0

const results: string[] = []
for (const prefix of named.length > 0 ? named : prefixes) {
  const began = performance.now()
  const root = mkdtempSync(join(tmpdir(), 'mph5-without-'))
  try {
    copyProject(root)
    deleteCampaign(prefix, root)
    console.log(`\n> ${isStatic ? 'what reads the sources' : 'npm test'} without ${prefix}`)
    const isFine = isStatic ? testStatic(root) : testAll(root)
    results.push(`${isFine ? 'ok    ' : 'FAILED'}  without ${prefix} (${((performance.now() - began) / 60_000).toFixed(1)} minutes)`)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
console.log(`\n${results.join('\n')}`)
if (results.length === 0 || results.some((result) => result.startsWith('FAILED'))) process.exitCode = 1
