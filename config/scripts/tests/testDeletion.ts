// `npm run test:deletion`: what is left passes its tests, whichever campaign is deleted.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readCommand, stopWith } from '../readOptions.ts'
import { copyProject, LISTS } from './projectCopy.ts'
import { testsNaming, testsOutside } from './testsReached.ts'

const HELP = `npm run test:deletion [-- PREFIX ... | --npm-test PREFIX [--without-browsers]]

Takes each campaign, or those that are named, out of a copy of the project, one after the other, and runs there what can know of it: what reads
the sources (types, lint, boundaries, dead code), the tests outside the campaigns that go through all of them, and those of campaigns that
name it. Before that, and only for all of them, the tests that start the app or its backend run once without any campaign: what passes then
needs none. All else is the same with and without it; what is made from the definitions meets every fault in npm run test:full.

--npm-test PREFIX   npm test in a copy without this campaign; any for one by chance, which is named
--without-browsers  as for npm test

Example: npm run test:deletion -- some-activity
         npm run test:deletion -- --npm-test any`

const { values, positionals } = readCommand(HELP, { 'npm-test': { type: 'string' }, 'without-browsers': { type: 'boolean', default: false } })
const all = [...readFileSync('src/campaigns/registry.ts', 'utf8').matchAll(/import\('\.\/([^']+)'\)/g)].map(([, prefix = '']) => prefix)
const known = (prefix: string): string => (all.includes(prefix) ? prefix : stopWith(`There is no campaign "${prefix}".`, HELP))
const named = positionals.map(known)
const asked = values['npm-test']
const alone = asked === 'any' ? all[Math.floor(Math.random() * all.length)] : asked && known(asked)

type Step = { readonly script: string; readonly tests?: readonly string[] }
/** The types of what a campaign is imported by, as the last reading knows: all others are as they were. So is what lint says, but of the two lists. */
const SOURCES: readonly Step[] = [{ script: 'typecheck -- --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo' }, { script: `lint -- ${LISTS.join(' ')}` }, { script: 'boundaries' }, { script: 'deadcode' }]

const copy = copyProject()

/** Gives the seconds that a step took where it passes; what it says is shown if it fails. */
async function run({ script, tests }: Step): Promise<string | null> {
  const [said, began]: [Buffer[], number] = [[], performance.now()]
  const child = spawn(`npm run --silent ${script}`, { cwd: copy.root, shell: true, env: { ...process.env, ...(tests && { TESTS: tests.join() }) } })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) console.log(`\n> ${script}\n${Buffer.concat(said).toString()}`)
  return status === 0 ? `${script.split(' ')[0]} ${((performance.now() - began) / 1000).toFixed(0)} s` : null
}

/** The steps beside each other, in the project without these campaigns. */
async function testWithout(name: string, prefixes: readonly string[], steps: readonly Step[]): Promise<boolean> {
  copy.takeOut(prefixes)
  const taken = await Promise.all(steps.map(run))
  const isFine = taken.every((step) => step !== null)
  console.log(`${isFine ? 'ok    ' : 'FAILED'}  without ${name} (${taken.map((step) => step ?? 'failed').join(', ')})`)
  return isFine
}

function testAllWithout(prefix: string): boolean {
  const options = values['without-browsers'] ? ['--without-browsers'] : []
  console.log(`npm test without ${prefix}; again: npm run test:deletion -- --npm-test ${prefix}`)
  copy.takeOut([prefix])
  return spawnSync('npm', ['test', '--silent', '--', ...options], { cwd: copy.root, stdio: 'inherit' }).status === 0
}

const results: boolean[] = []
try {
  if (alone) results.push(testAllWithout(alone))
  else {
    const { goThrough, start } = testsOutside()
    if (named.length === 0) results.push(await testWithout('any of them', all, [{ script: 'test:unit', tests: start }]))
    for (const prefix of named.length > 0 ? named : all) {
      results.push(await testWithout(prefix, [prefix], [...SOURCES, { script: 'test:unit', tests: [...goThrough, ...testsNaming(prefix)] }]))
    }
  }
} finally {
  copy.remove()
}
if (!results.every(Boolean)) process.exitCode = 1
